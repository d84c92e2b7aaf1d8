import type { Operation, Parameter } from '../../openapi/model';
import type { OperationView } from '../../openapi/operation-view';
import { Html } from '../Html';
import { PageGrid } from '../page/PageGrid';
import { SectionHead } from '../page/SectionHead';
import { BodySection } from './BodySection';
import { CodeRail } from './CodeRail';
import { OperationHead } from './OperationHead';
import { ParameterSection } from './ParameterSection';
import { MentionSection, RelatedSection } from './RelatedSection';
import { ResponseSection } from './ResponseSection';

const locations = ['path', 'query', 'header', 'cookie'] as const;

interface OperationPageProps {
  operation: Operation;
  view: OperationView;
  /** Names of the headers that most operations share. */
  shared: string[];
}

export function OperationPage({ operation, view, shared }: OperationPageProps) {
  const { parameters, body, responses } = operation;
  const names = shared.map((name) => name.toLowerCase());
  const isShared = (parameter: Parameter) =>
    parameter.in === 'header' && names.includes(parameter.name.toLowerCase());
  const own = parameters.filter((parameter) => !isShared(parameter));
  return (
    <PageGrid
      kind="reference"
      head={<OperationHead operation={operation} headers={parameters.filter(isShared)} />}
      rail={<CodeRail samples={view.samples} responses={view.answers} />}
    >
      {locations.map((location) => (
        <ParameterSection
          key={location}
          location={location}
          parameters={own.filter((parameter) => parameter.in === location)}
        />
      ))}
      {body && (
        <BodySection body={body} comparison={view.comparison} further={view.further.request} />
      )}
      <ResponseSection
        responses={responses}
        further={view.further}
        errorRoutes={view.errorRoutes}
      />
      {view.note && (
        <section aria-labelledby="notes">
          <SectionHead id="notes" title="Good to know" />
          <Html as="div" className="prose" html={view.note} />
        </section>
      )}
      <MentionSection mentions={view.mentions} />
      <RelatedSection lifeCycle={view.lifeCycle} related={view.related} />
    </PageGrid>
  );
}

import { places } from '../../openapi/places';
import { sectionTitles } from '../../page-models/list-contents';
import type { OperationView } from '../../page-models/views';
import { Html } from '../Html';
import { PageGrid } from '../page/PageGrid';
import { SectionHead } from '../page/SectionHead';
import { BodySection } from './BodySection';
import { CodeRail } from './CodeRail';
import { HistorySection } from './HistorySection';
import { OperationHead } from './OperationHead';
import { ParameterSection } from './ParameterSection';
import { MentionSection, RelatedSection } from './RelatedSection';
import { ResponseSection } from './ResponseSection';

export function OperationPage({ page }: { page: OperationView }) {
  const { parameters, body, responses, samples, responseExamples, note, more, history } = page;
  return (
    <PageGrid
      kind="operation"
      head={<OperationHead operation={page} />}
      rail={
        (samples || responseExamples) && (
          <CodeRail samples={samples} responseExamples={responseExamples} step={page.step} />
        )
      }
    >
      {places.map((place) => (
        <ParameterSection
          key={place}
          location={place}
          parameters={parameters.filter((parameter) => parameter.in === place)}
        />
      ))}
      {body && <BodySection body={body} comparison={page.comparison} />}
      <ResponseSection responses={responses} />
      {(note ?? more) && (
        <section aria-labelledby="notes">
          <SectionHead id="notes" title={sectionTitles.notes} />
          <Html as="div" className="prose" html={`${more ?? ''}${note ?? ''}`} />
        </section>
      )}
      <MentionSection {...page} />
      <RelatedSection lifeCycle={page.lifeCycle} related={page.related} />
      {history && <HistorySection history={history} />}
    </PageGrid>
  );
}

import type { Operation, Parameter } from '../openapi/model';
import { BodySection } from './BodySection';
import { Html } from './Html';
import { OperationHead } from './OperationHead';
import { PageGrid } from './PageGrid';
import { ParameterSection } from './ParameterSection';
import { ResponseSection } from './ResponseSection';

const places = ['path', 'query', 'header', 'cookie'] as const;

interface OperationPageProps {
  operation: Operation;
  /** Names of the headers that most operations share. */
  shared: string[];
  /** HTML of the note on this operation. */
  note?: string;
}

export function OperationPage({ operation, shared, note }: OperationPageProps) {
  const { parameters, body, responses } = operation;
  const names = shared.map((name) => name.toLowerCase());
  const isShared = (parameter: Parameter) =>
    parameter.in === 'header' && names.includes(parameter.name.toLowerCase());
  const own = parameters.filter((parameter) => !isShared(parameter));
  return (
    <PageGrid
      kind="reference"
      head={<OperationHead operation={operation} headers={parameters.filter(isShared)} />}
    >
      {note && <Html as="div" className="prose" html={note} />}
      {places.map((place) => (
        <ParameterSection
          key={place}
          place={place}
          parameters={own.filter((parameter) => parameter.in === place)}
        />
      ))}
      {body && <BodySection body={body} />}
      <ResponseSection responses={responses} />
    </PageGrid>
  );
}

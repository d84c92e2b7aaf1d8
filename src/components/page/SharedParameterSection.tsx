import { countWords } from '../count-words';
import { Html } from '../Html';
import { FieldList } from '../schema/FieldList';
import { NamedRow } from '../schema/NamedRow';
import { SectionHead } from './SectionHead';

export interface SharedParameter {
  name: string;
  description?: string;
  /** How many operations take it. */
  operations: number;
}

interface SharedParameterSectionProps {
  location: 'header' | 'query';
  title: string;
  parameters: SharedParameter[];
}

/** Parameters that many operations have in common, explained once. */
export function SharedParameterSection({
  location,
  title,
  parameters,
}: SharedParameterSectionProps) {
  if (parameters.length === 0) return null;
  return (
    <section aria-labelledby={title.toLowerCase()}>
      <SectionHead id={title.toLowerCase()} title={title} />
      <FieldList>
        {parameters.map(({ name, description, operations }) => (
          <NamedRow
            key={name}
            anchor={`${location}.${name}`}
            name={name}
            meta={countWords(operations, 'operation')}
          >
            {description && <Html className="text" html={description} />}
          </NamedRow>
        ))}
      </FieldList>
    </section>
  );
}

import type { SharedParameter } from '../../page-models/conventions';
import { sectionTitles } from '../../page-models/list-contents';
import { countOf } from '../../text/count-of';
import { Html } from '../Html';
import { FieldList } from '../schema/FieldList';
import { NamedRow } from '../schema/NamedRow';
import { SectionHead } from './SectionHead';

interface SharedParameterSectionProps {
  location: 'header' | 'query';
  id: 'headers' | 'pagination';
  parameters: SharedParameter[];
}

/** Explains the parameters that many operations have in common. */
export function SharedParameterSection({ location, id, parameters }: SharedParameterSectionProps) {
  if (parameters.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={sectionTitles[id]} />
      <FieldList>
        {parameters.map(({ name, description, operations }) => (
          <NamedRow
            key={name}
            anchor={`${location}.${name}`}
            name={name}
            meta={countOf(operations, 'operation')}
          >
            {description && <Html className="text" html={description} />}
          </NamedRow>
        ))}
      </FieldList>
    </section>
  );
}

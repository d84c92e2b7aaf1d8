import type { Parameter } from '../../openapi/model';
import { SectionHead } from '../page/SectionHead';
import { FieldList } from '../schema/FieldList';
import { FieldRow } from '../schema/FieldRow';
import { isNested } from '../schema/schema-rows';

const titles: Record<Parameter['in'], string> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};

interface ParameterSectionProps {
  place: Parameter['in'];
  parameters: Parameter[];
}

export function ParameterSection({ place, parameters }: ParameterSectionProps) {
  if (parameters.length === 0) return null;
  const expandable = parameters.some(({ schema }) => isNested(schema));
  return (
    <section aria-labelledby={place}>
      <SectionHead id={place} title={titles[place]} expandable={expandable} />
      <FieldList>
        {parameters.map((parameter) => (
          <FieldRow key={parameter.anchor} {...parameter} side="request" />
        ))}
      </FieldList>
    </section>
  );
}

import type { Parameter } from '../../openapi/messages';
import { SectionHead } from '../page/SectionHead';
import { FieldList } from '../schema/FieldList';
import { FieldRow } from '../schema/SchemaTree';
import { isNested } from '../schema/schema-rows';

const titles: Record<Parameter['in'], string> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};

interface ParameterSectionProps {
  location: Parameter['in'];
  parameters: Parameter[];
}

export function ParameterSection({ location, parameters }: ParameterSectionProps) {
  if (parameters.length === 0) return null;
  const expandable = parameters.some(({ schema }) => isNested(schema));
  return (
    <section aria-labelledby={location}>
      <SectionHead id={location} title={titles[location]} expandable={expandable} />
      <FieldList>
        {parameters.map((parameter) => (
          <FieldRow key={parameter.anchor} {...parameter} direction="request" />
        ))}
      </FieldList>
    </section>
  );
}

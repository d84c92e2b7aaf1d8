import type { Parameter } from '../../openapi/messages';
import { isNested } from '../../openapi/schema-rows';
import { sectionTitles } from '../../page-models/list-contents';
import { SectionHead } from '../page/SectionHead';
import { FieldList } from '../schema/FieldList';
import { FieldRow } from '../schema/SchemaTree';

interface ParameterSectionProps {
  location: Parameter['in'];
  parameters: Parameter[];
}

export function ParameterSection({ location, parameters }: ParameterSectionProps) {
  if (parameters.length === 0) return null;
  const expandable = parameters.some(({ schema }) => isNested(schema));
  return (
    <section aria-labelledby={location}>
      <SectionHead id={location} title={sectionTitles[location]} expandable={expandable} />
      <FieldList>
        {parameters.map((parameter) => (
          <FieldRow key={parameter.anchor} {...parameter} direction="request" />
        ))}
      </FieldList>
    </section>
  );
}

import type { ParameterExample } from '../../openapi/messages';
import type { SchemaNode } from '../../openapi/schema-node';
import { hasRows, innerSchema } from '../../openapi/schema-rows';
import { isLongValue } from '../../text/long-value';
import { Html } from '../Html';
import { EnumValues } from './EnumValues';
import { ExampleValues } from './ExampleValues';
import { LongValue } from './LongValue';
import * as styles from './SchemaFacts.module.css';

interface SchemaFactsProps {
  node: SchemaNode;
  /** All examples, if the one in the schema is not the only one. */
  examples?: ParameterExample[];
  sdkName?: string;
}

/** Short facts about a value, such as limits and defaults, and about the items of a list or map. */
export function SchemaFacts({ node, examples, sdkName }: SchemaFactsProps) {
  const inner = innerSchema(node).node;
  const isItemShown = inner !== node && inner.kind !== 'reference' && !hasRows(inner);
  const isDefaultShown = node.values.some(({ value }) => value === node.default);
  const facts = (
    [
      ['always', node.constant],
      ['default', isDefaultShown ? undefined : node.default],
      ['example', examples ? undefined : node.example],
      ['in the SDKs', sdkName],
    ] as const
  ).flatMap(([word, value]) => (value === undefined ? [] : [{ word, value }]));
  const shortFacts = facts.filter(({ value }) => !isLongValue(value));
  const longFacts = facts.filter(({ value }) => isLongValue(value));
  return (
    <>
      <EnumValues node={node} />
      {node.limits.length + shortFacts.length > 0 && (
        <p className={styles.facts}>
          {node.limits.map((limit) => (
            <span key={limit}>{limit}</span>
          ))}
          {shortFacts.map(({ word, value }) => (
            <span key={word}>
              {`${word} `}
              <code>{value}</code>
            </span>
          ))}
        </p>
      )}
      {longFacts.map(({ word, value }) => (
        <LongValue key={word} word={word} value={value} />
      ))}
      {examples && <ExampleValues examples={examples} />}
      {isItemShown && inner.description && <Html className="text" html={inner.description} />}
      {isItemShown && <SchemaFacts node={inner} />}
    </>
  );
}

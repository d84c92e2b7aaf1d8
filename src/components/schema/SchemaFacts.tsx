import type { ParameterExample } from '../../openapi/messages';
import type { SchemaNode } from '../../openapi/schema-node';
import { Html } from '../Html';
import { EnumValues } from './EnumValues';
import { ExampleValues } from './ExampleValues';
import { LongValue } from './LongValue';
import * as styles from './SchemaFacts.module.css';
import { hasRows, innerSchema } from './schema-rows';

interface SchemaFactsProps {
  node: SchemaNode;
  /** Replaces the only example. */
  examples?: ParameterExample[];
  sdkName?: string;
}

/** Short facts about a value, such as limits and defaults, and about the items of a list or map. */
export function SchemaFacts({ node, examples, sdkName }: SchemaFactsProps) {
  const inner = innerSchema(node).node;
  const isItemShown = inner !== node && inner.kind !== 'reference' && !hasRows(inner);
  const isDefaultShown = node.values.some(({ value }) => value === node.default);
  const facts: [word: string, code: string | undefined][] = [
    ['always', node.constant],
    ['default', isDefaultShown ? undefined : node.default],
    ['example', examples ? undefined : node.example],
    ['in the SDKs', sdkName],
  ];
  const shownFacts = facts.filter((fact): fact is [string, string] => fact[1] !== undefined);
  return (
    <>
      <EnumValues node={node} />
      {node.limits.length + shownFacts.length > 0 && (
        <div className={styles.facts}>
          {node.limits.map((limit) => (
            <span key={limit}>{limit}</span>
          ))}
          {shownFacts.map(([word, code]) => (
            <span key={word}>
              <LongValue word={word} value={code} />
            </span>
          ))}
        </div>
      )}
      {examples && <ExampleValues examples={examples} />}
      {isItemShown && inner.description && <Html className="text" html={inner.description} />}
      {isItemShown && <SchemaFacts node={inner} />}
    </>
  );
}

import type { SchemaNode } from '../../openapi/schema-node';
import { Html } from '../Html';
import { EnumValues } from './EnumValues';
import * as styles from './SchemaFacts.module.css';
import { hasRows, innerSchema } from './schema-rows';

interface SchemaFactsProps {
  node: SchemaNode;
  sdkName?: string;
}

/** Short facts about a value, such as limits and defaults, and about the items of a list or map. */
export function SchemaFacts({ node, sdkName }: SchemaFactsProps) {
  const inner = innerSchema(node).node;
  const isItemShown = inner !== node && inner.kind !== 'reference' && !hasRows(inner);
  const isDefaultShown = node.values.some(({ value }) => value === node.default);
  const facts: [word: string, code: string | undefined][] = [
    ['always', node.constant],
    ['default', isDefaultShown ? undefined : node.default],
    ['example', node.example],
    ['in the SDKs', sdkName],
  ];
  const shownFacts = facts.filter(([, code]) => code !== undefined);
  return (
    <>
      <EnumValues node={node} />
      {node.limits.length + shownFacts.length > 0 && (
        <p className={styles.facts}>
          {node.limits.map((limit) => (
            <span key={limit}>{limit}</span>
          ))}
          {shownFacts.map(([word, code]) => (
            <span key={word}>
              {`${word} `}
              <code>{code}</code>
            </span>
          ))}
        </p>
      )}
      {isItemShown && inner.description && <Html className="text" html={inner.description} />}
      {isItemShown && <SchemaFacts node={inner} />}
    </>
  );
}

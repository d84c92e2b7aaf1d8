import type { SchemaNode } from '../../openapi/schema-node';
import { Html } from '../Html';
import { EnumValues } from './EnumValues';
import * as styles from './SchemaFacts.module.css';
import { hasRows, innerSchema } from './schema-rows';

interface SchemaFactsProps {
  node: SchemaNode;
  sdkName?: string;
}

/** What is said about a value in a few words; for a list or map, about what it contains too. */
export function SchemaFacts({ node, sdkName }: SchemaFactsProps) {
  const inner = innerSchema(node).node;
  const isOpen = inner !== node && inner.kind !== 'reference' && !hasRows(inner);
  const isDefaultShown = node.values.some(({ value }) => value === node.default);
  const codes: [word: string, code: string | undefined][] = [
    ['always', node.constant],
    ['default', isDefaultShown ? undefined : node.default],
    ['example', node.example],
    ['in the SDKs', sdkName],
  ];
  const given = codes.filter(([, code]) => code !== undefined);
  return (
    <>
      <EnumValues node={node} />
      {node.limits.length + given.length > 0 && (
        <p className={styles.facts}>
          {node.limits.map((limit) => (
            <span key={limit}>{limit}</span>
          ))}
          {given.map(([word, code]) => (
            <span key={word}>
              {`${word} `}
              <code>{code}</code>
            </span>
          ))}
        </p>
      )}
      {isOpen && inner.description && <Html className="text" html={inner.description} />}
      {isOpen && <SchemaFacts node={inner} />}
    </>
  );
}

import type { Call } from '../../openapi/calls/call';
import { listMembers } from '../list-members';
import type { JavaSdk, Sdk, Sdks } from '../sample';
import { takesToken } from '../takes-token';
import { type Chain, invoke, listClasses } from './java-expression';
import { breakChain, layOut } from './java-layout';
import { toClass, toMethod } from './java-names';
import { quote } from './java-string';
import { tokenClasses, tokenRecord } from './java-token';
import { findClassIn, makeBuilder } from './java-value';

const endpointResolver = 'software.amazon.smithy.java.client.core.endpoint.EndpointResolver';
/** Where the statements of `main` begin. */
const depth = 8;

/**
 * Writes a call as a class that uses the SDK's client for blocking calls. It does not print the
 * answer: `toString` of `smithy-java` 0.0.1 fails where a free-form value holds a `null`.
 */
export function writeJava(call: Call, sdks: Sdks): string {
  const { java, token } = sdks;
  if (!java) return '';
  const isSigned = call.security.some(takesToken);
  const client = makeClient(java, isSigned);
  const input = makeInput(call, sdks, `${java.package}.model`);
  const first = findFirst(call, java);
  const used = [...[client, input].flatMap(listClasses), ...first.classes];
  return `${writeImports([...used, ...(isSigned ? tokenClasses : [])])}

public class Example {
    public static void main(String[] args) {
        var endpoint = ${quote(call.server)};
${isSigned ? `        var token = System.getenv(${quote(token)});\n` : ''}\
        var client = ${breakChain(client, depth)};

${first.text}${writeWarning(call)}        var input = ${layOut(input, depth, depth + 'var input = ;'.length)};
        var response = client.${toMethod(call.operation.id)}(input);
    }${isSigned ? `\n\n${tokenRecord}` : ''}
}`;
}

/** What loads the model's classes in an order in which they do not wait for each other. */
function findFirst({ operation }: Call, { package: name, loadFirst }: JavaSdk) {
  if (!loadFirst?.operations.includes(operation.id)) return { text: '', classes: [] };
  const text = `        ${loadFirst.input}.builder(); // Has to be loaded first.\n`;
  return { text, classes: [`${name}.model.${loadFirst.input}`] };
}

/** Warns of what the SDK is given in vain: `smithy-java` 0.0.1 puts no list into a query. */
function writeWarning({ parameters }: Call): string {
  const isUnsent = parameters.some(
    ({ in: place, value }) => place === 'query' && value.kind === 'list',
  );
  return isUnsent ? '        // The SDK does not send lists in the query.\n' : '';
}

function makeClient(sdk: Sdk, isSigned: boolean): Chain {
  const endpoint = invoke('EndpointResolver.staticEndpoint', [{ text: 'endpoint' }]);
  return {
    start: `${sdk.client}.builder()`,
    calls: [
      invoke('.endpointResolver', [endpoint]),
      ...(isSigned ? [invoke('.addIdentityResolver', [{ text: 'new BearerToken(token)' }])] : []),
      invoke('.build'),
    ],
    classes: [`${sdk.package}.client.${sdk.client}`, endpointResolver],
  };
}

function makeInput(call: Call, sdks: Sdks, model: string): Chain {
  const name = `${toClass(call.operation.id)}Input`;
  const input = { name, from: `${model}.${name}` };
  return makeBuilder(input, listMembers(call, sdks), findClassIn(model, sdks.types));
}

function writeImports(classes: string[]): string {
  const names = [...new Set(classes)].sort();
  return names.map((name) => `import ${name};`).join('\n');
}

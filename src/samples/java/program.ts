import { z } from 'zod';
import { type Call, takesToken } from '../../openapi/calls/call';
import { block, chain, stack } from '../print/builders';
import { listImports, refer, withImports } from '../print/labels';
import { type Code, print } from '../print/print';
import { listMembers, type Sdk, type SdkNames, sdkSchema } from '../sdk';
import { invoke, layout } from './expression';
import { quote } from './literal';
import { toClass, toMethod } from './names';
import { findClassIn, makeBuilder } from './value';

/** The settings of the SDK for Java. */
const javaSdkSchema = sdkSchema.extend({
  loadFirst: z
    .strictObject({
      input: z.string().describe('The name of the input class to load first.'),
      operations: z
        .array(z.string())
        .describe('The operationIds of the operations whose samples load it.'),
    })
    .optional()
    .describe('An input class to load before others, because the classes depend on each other.'),
});

type JavaSdk = z.infer<typeof javaSdkSchema>;

/**
 * Writes a call as a class that uses the SDK's blocking client. The class doesn't print the response: `toString` of `smithy-java` 0.0.1 fails where a free-form value contains a `null`.
 */
export function writeJava(call: Call, sdks: SdkNames & { java?: JavaSdk | undefined }): string {
  const { java, token } = sdks;
  if (!java) return '';
  const isSigned = call.security.some(takesToken);
  const main = block(
    'public static void main(String[] args) {',
    [
      `var endpoint = ${quote(call.server)};`,
      ...(isSigned ? [`var token = System.getenv(${quote(token)});`] : []),
      ['var client = ', makeClient(java, isSigned), ';'],
      '',
      ...writeInput(call, sdks, java),
      `var response = client.${toMethod(call.operation.id)}(input);`,
      'System.out.println(response);',
    ],
    '}',
  );
  const members = isSigned ? [main, '', bearerToken] : [main];
  const example = block('public class Example {', members, '}');
  const imports = listImports(example).map((name) => `import ${name};`);
  return print(stack([...imports, '', example]), layout);
}

function makeClient(sdk: Sdk, isSigned: boolean): Code {
  const resolver = refer('software.amazon.smithy.java.client.core.endpoint.EndpointResolver');
  const calls = [
    invoke('.endpointResolver', [invoke([resolver, '.staticEndpoint'], ['endpoint'])]),
    ...(isSigned ? ['.addIdentityResolver(new BearerToken(token))'] : []),
    '.build()',
  ];
  return chain([refer(`${sdk.package}.client.${sdk.client}`), '.builder()'], calls, true);
}

function writeInput(call: Call, sdks: SdkNames, { package: name, loadFirst }: JavaSdk): Code[] {
  const model = `${name}.model`;
  const input = `${model}.${toClass(call.operation.id)}Input`;
  const find = findClassIn(model, sdks.types);
  const statements: Code[] = [
    ['var input = ', makeBuilder(input, listMembers(call, sdks), find), ';'],
  ];
  if (hasUnsentList(call)) statements.unshift('// The SDK does not send lists in the query.');
  if (loadFirst?.operations.includes(call.operation.id)) {
    const first = refer(`${model}.${loadFirst.input}`);
    statements.unshift([first, '.builder(); // Has to be loaded first.']);
  }
  return statements;
}

/** Whether the SDK drops a parameter: `smithy-java` 0.0.1 doesn't send lists in the query. */
function hasUnsentList({ parameters }: Call): boolean {
  return parameters.some(
    ({ in: location, value }) => location === 'query' && value.kind === 'list',
  );
}

/**
 * Passes the caller's token to the client. The SDK's own `IdentityResolver.of` doesn't work, because it
 * doesn't declare that it resolves tokens, so the client can't authenticate calls.
 */
const bearerToken = withImports(
  [
    'java.util.concurrent.CompletableFuture',
    'software.amazon.smithy.java.auth.api.AuthProperties',
    'software.amazon.smithy.java.auth.api.identity.TokenIdentity',
    'software.amazon.smithy.java.client.core.auth.identity.IdentityResolver',
    'software.amazon.smithy.java.client.core.auth.identity.IdentityResult',
  ],
  stack(
    `\
record BearerToken(String token)
        implements IdentityResolver<TokenIdentity> {
    @Override
    public Class<TokenIdentity> identityType() {
        return TokenIdentity.class;
    }

    @Override
    public CompletableFuture<IdentityResult<TokenIdentity>>
            resolveIdentity(AuthProperties properties) {
        var identity = IdentityResult.of(TokenIdentity.create(token));
        return CompletableFuture.completedFuture(identity);
    }
}`.split('\n'),
  ),
);

/** Samples in Java. */
export const java = {
  language: 'java',
  label: 'Java',
  fence: 'java',
  sdk: javaSdkSchema,
  write: writeJava,
} as const;

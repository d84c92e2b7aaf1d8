/** What the class of the token needs imported. */
export const tokenClasses = [
  'java.util.concurrent.CompletableFuture',
  'software.amazon.smithy.java.auth.api.AuthProperties',
  'software.amazon.smithy.java.auth.api.identity.TokenIdentity',
  'software.amazon.smithy.java.client.core.auth.identity.IdentityResolver',
  'software.amazon.smithy.java.client.core.auth.identity.IdentityResult',
];

/**
 * Gives the client the caller's token. The SDK's own `IdentityResolver.of` does not do: it does not
 * say that it is for tokens, and the client finds no way to sign a call.
 */
export const tokenRecord = `\
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
    }`;

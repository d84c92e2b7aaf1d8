import { defaultAdminKey, startDouble } from './start-double';

startDouble({ port: Number(process.env.DOUBLE_PORT ?? 4885) }).then(({ address }) => {
  console.log(
    `The double of Algolia listens at ${address}: application DOUBLE, keys ${defaultAdminKey} and search-key.`,
  );
});

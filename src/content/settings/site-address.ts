import type { Problem } from '../../problems/problem';
import type { Read } from '../../problems/read';
import { describeExpected } from '../files/describe-issue';
import { type SiteConfig, siteConfigSchema } from './site-config';

type Address = Pick<SiteConfig, 'url' | 'prefix'>;
type Environment = Record<string, string | undefined>;

/** The variables of the environment that give a build another address than `site.yaml` does. */
const variables = { url: 'SITE_URL', prefix: 'SITE_PREFIX' } as const;
const names = ['url', 'prefix'] as const;

/** Returns the parts of the address that the environment sets, unchecked. */
export function readAddress(env: Environment): Partial<Address> {
  const given = names.map((name) => [name, env[variables[name]]] as const);
  return Object.fromEntries(given.filter(([, value]) => value));
}

/**
 * Gives the site the address in the environment, if there is one. A build for another address than that
 * of `site.yaml` is a preview, which search engines must not list beside the published site.
 */
export function applyAddress(site: SiteConfig, env: Environment): Read<SiteConfig> {
  const given = readAddress(env);
  const problems = names.flatMap((name) => checkPart(name, given[name]));
  if (problems.length > 0) return { problems };
  const value = { ...site, ...given };
  const published = joinAddress(site);
  if (joinAddress(value) === published) return { value, problems: [] };
  return {
    value: { ...value, previewOf: published },
    problems: [describePreview(value, published)],
  };
}

const joinAddress = ({ url, prefix }: Address) => url.replace(/\/$/, '') + prefix;

function checkPart(name: keyof Address, value: string | undefined): Problem[] {
  if (value === undefined) return [];
  const [issue] =
    siteConfigSchema.shape[name].safeParse(value, { error: describeExpected }).error?.issues ?? [];
  if (!issue) return [];
  return [
    {
      severity: 'error',
      code: 'environment/invalid-address',
      file: 'environment',
      found: `${variables[name]}=${value}`,
      expected: issue.message,
      fix: `correct it, or remove it to use \`${name}\` of site.yaml`,
    },
  ];
}

/** Warns whoever meant to publish at this address that search engines will ignore the pages. */
function describePreview(site: SiteConfig, published: string): Problem {
  return {
    severity: 'warning',
    code: 'environment/preview',
    file: 'environment',
    found: `a build for ${joinAddress(site)}, whose pages ask search engines to ignore them`,
    expected: `the address of the published site, ${published}`,
    fix: 'nothing for a preview; to publish at this address, change site.yaml instead',
  };
}

import { z } from 'zod';
import type { Finding } from '../../problems/problem';
import { eachOnce } from './each-once';

const link = z.strictObject({
  label: z.string().min(1).describe('The text of the link.'),
  to: z
    .string()
    .startsWith('/', 'a route of this site, which starts with /')
    .describe('A page of this site, as its route: /docs/setup/'),
});

const address = z.url({ protocol: /^(https?|mailto)$/, abort: true });

const externalLink = z.strictObject({
  label: z.string().min(1).describe('The text of the link.'),
  href: address.describe('A full address, such as https://example.org/'),
});

const siteLink = z.union([link, externalLink], 'a link with `label`, and with `to` or `href`');

const menuLinks = z
  .array(siteLink)
  .optional()
  .describe('Links below the entries of the menu, from top to bottom.');

const side = z.enum(['left', 'right']).describe('The side of the navbar that the item is on.');

const navbarItem = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('link').describe('A link to a page of this site.'),
    side,
    ...link.shape,
    activeUnder: z
      .enum(['guides', 'reference'])
      .optional()
      .describe('The part of the docs in which the link is marked as the current one.'),
  }),
  z.strictObject({
    type: z.literal('external').describe('A link to another site.'),
    side,
    ...externalLink.shape,
    icon: z
      .enum(['repository'])
      .optional()
      .describe('The icon to show instead of the label, which screen readers still read.'),
  }),
  z.strictObject({
    type: z.literal('languages').describe('The menu of languages.'),
    side,
    links: menuLinks,
  }),
  z.strictObject({
    type: z.literal('versions').describe('The menu of docs versions.'),
    side,
    links: menuLinks,
  }),
  z.strictObject({
    type: z.literal('colourMode').describe('The button that switches between light and dark.'),
    side,
  }),
  z.strictObject({ type: z.literal('search').describe('The search.'), side }),
]);

/** Matches the valid names of docs versions, which are names of folders. */
export const versionNamePattern = /^(?!\.+$)[\w.-]+$/;

const version = z.strictObject({
  name: z
    .string()
    .regex(versionNamePattern, 'a name of letters, digits, dots, - and _')
    .describe('The name of the version, in quotes: "0.93". Also the name of its folder.'),
  status: z
    .enum(['current', 'old', 'unreleased'])
    .describe(
      'The current version is read from the content root and served below /docs/. Any other is read from versions/<name>/, served below /docs/<name>/, and shows a notice.',
    ),
});

const announcement = z.strictObject({
  id: z
    .string()
    .min(1)
    .describe('Identifies the announcement. Readers who closed it see it again if the id changes.'),
  text: z.string().min(1).describe('The text of the bar.'),
  link: z
    .strictObject({
      label: z.string().min(1).describe('The text of the link.'),
      href: z
        .string()
        .regex(/^(\/|https?:\/\/|mailto:)[^/]/, 'a route of this site, or a full address')
        .describe('A page of this site, as its route, or a full address.'),
    })
    .optional()
    .describe('A link at the end of the text.'),
});

const footer = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        title: z.string().min(1).describe('The heading of the column.'),
        links: z.array(siteLink).describe('The links of the column, from top to bottom.'),
      }),
    )
    .describe('Columns of links, from left to right.'),
  copyright: z.string().min(1).describe('The last line of every page.'),
});

/** The shape of `site.yaml`. */
export const siteConfigSchema = z.strictObject({
  title: z.string().min(1).describe('The name of the site.'),
  tagline: z.string().min(1).describe('What the site is about, on one line.'),
  url: address
    .regex(/^https?:\/\/[^/?#]+\/?$/, 'only a scheme and a host, such as https://example.org')
    .describe('The scheme and host of the published site, without a path: https://example.org'),
  prefix: z
    .string()
    .regex(
      /^(\/(?!\.+(\/|$))[\w.~-]+)+$/,
      'a path such as /docs, with a leading slash and no trailing one',
    )
    .describe('The base path of the published site, with a leading slash and no trailing one.'),
  repository: address.describe("The address of the platform's source repository."),
  editUrl: address
    .optional()
    .describe(
      'The web address, with a trailing slash, of the folder that contains the content root. If it is set, pages have an edit link.',
    ),
  assistants: z
    .array(
      z.strictObject({
        label: z.string().min(1).describe('The name of the assistant: ChatGPT'),
        href: address
          .regex(
            /\{prompt\}/,
            'a full address with {prompt}, such as https://example.org/?q={prompt}',
          )
          .describe(
            'The address of a new conversation; {prompt} is replaced by the first message.',
          ),
      }),
    )
    .default([])
    .describe(
      'The assistants that the menu of each page offers to open with a message that names the Markdown of the page.',
    ),
  interfaceDocs: address
    .optional()
    .describe(
      'The address of the documentation that the OpenAPI document was written for, if it is another site. Relative links in its descriptions lead there. Defaults to `externalDocs` of the document.',
    ),
  languages: z
    .array(
      z.strictObject({
        code: z.string().min(2).describe('The code of the language: en'),
        label: z.string().min(1).describe('The name of the language, in that language.'),
      }),
    )
    .min(1)
    .max(1, 'one language, because every page exists in one language only')
    .describe('The language of the site: a list with one entry.'),
  versions: eachOnce(version, 'name')
    .min(1)
    .describe('The docs versions, in the order of the menu. Exactly one is the current one.'),
  coverage: z
    .enum(['complete'])
    .optional()
    .describe(
      'With `complete`, `npm run check` fails if a part of the interface has no description or example. If it is not set, coverage is only measured.',
    ),
  colourMode: z
    .strictObject({
      respectPrefersColorScheme: z
        .boolean()
        .describe(
          'With `true`, the site follows the system until a reader chooses. With `false`, it is light until then.',
        ),
    })
    .describe('Light and dark.'),
  announcement: announcement.optional().describe('A bar above every page.'),
  navbar: z
    .strictObject({
      hideOnScroll: z
        .boolean()
        .describe('With `true`, the navbar slides away while a reader scrolls down.'),
      items: z.array(navbarItem).describe('The items of the navbar; the order counts.'),
    })
    .describe('The bar at the top of every page.'),
  popularPages: z
    .array(link)
    .max(8)
    .optional()
    .describe('Pages that the search suggests before a reader has typed anything.'),
  footer: footer.describe('The foot of every page.'),
});

/** The checked settings of the site. */
export type SiteConfig = z.infer<typeof siteConfigSchema> & {
  /** Address of the published site with its prefix, if this build is for another address. */
  previewOf?: string;
};

/** The scheme, host and prefix of the site, to which routes are added. */
export function originOf({ url, prefix }: Pick<SiteConfig, 'url' | 'prefix'>): string {
  return url.replace(/\/$/, '') + prefix;
}

/** An item of the navbar; `type` is its kind. */
export type NavbarItem = z.infer<typeof navbarItem>;
/** A link of the footer or of a menu, to a page of this site or elsewhere. */
export type SiteLink = z.infer<typeof link> | z.infer<typeof externalLink>;

/** Finds out whether exactly one version is the current one. */
export function checkCurrentVersion({ versions }: Pick<SiteConfig, 'versions'>): Finding[] {
  const current = versions.filter(({ status }) => status === 'current');
  if (current.length === 1) return [];
  const isNone = current.length === 0;
  return [
    {
      code: isNone ? 'site/no-current-version' : 'site/several-current-versions',
      near: 'versions:',
      found: `${isNone ? 'no version' : `${current.length} versions`} with the status current`,
      expected:
        'exactly one version with the status current, the one whose files are directly in the content root',
      fix: 'correct the status of the versions',
    },
  ];
}

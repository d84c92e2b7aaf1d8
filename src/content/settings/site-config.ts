import { z } from 'zod';

const link = z.strictObject({
  label: z.string().min(1),
  /** Root-relative route of a page of this site. */
  to: z.string().startsWith('/', 'a route of this site, which starts with /'),
});

const address = z.url({ protocol: /^(https?|mailto)$/, abort: true });

const externalLink = z.strictObject({
  label: z.string().min(1),
  href: address,
});

const footerLink = z.union([link, externalLink], 'a link with `label`, and with `to` or `href`');

const side = z.enum(['left', 'right']);

const navbarItem = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('link'),
    side,
    ...link.shape,
    activeUnder: z.enum(['guides', 'reference']).optional(),
  }),
  z.strictObject({
    type: z.literal('external'),
    side,
    ...externalLink.shape,
    icon: z.enum(['repository']).optional(),
  }),
  z.strictObject({ type: z.literal('languages'), side }),
  z.strictObject({ type: z.literal('versions'), side }),
  z.strictObject({ type: z.literal('colourMode'), side }),
  z.strictObject({ type: z.literal('search'), side }),
]);

/** The shape of `site.yaml`. Each field is explained in WRITING.md, "The site's settings". */
export const siteConfigSchema = z.strictObject({
  title: z.string().min(1),
  tagline: z.string().min(1),
  /** Scheme and host of the published site, without a path: the base of canonical URLs. */
  url: address.regex(
    /^https?:\/\/[^/?#]+\/?$/,
    'only a scheme and a host, such as https://example.org',
  ),
  /** Base path of the site, `/superposition`. */
  prefix: z
    .string()
    .regex(
      /^(\/(?!\.+(\/|$))[\w.~-]+)+$/,
      'a path such as /docs, with a leading slash and no trailing one',
    ),
  repository: address,
  /** Web editor address of a file: the file's path from the content root is appended. */
  editUrl: address.optional(),
  languages: z.array(z.strictObject({ code: z.string().min(2), label: z.string().min(1) })).min(1),
  versions: z
    .array(
      z.strictObject({
        name: z.string().regex(/^(?!\.+$)[\w.-]+$/, 'a name of letters, digits, dots, - and _'),
        status: z.enum(['current', 'old', 'unreleased']),
      }),
    )
    .min(1),
  /** Whether every part of the OpenAPI document must be described. If not set, coverage is only measured. */
  coverage: z.enum(['complete']).optional(),
  colourMode: z.strictObject({ respectPrefersColorScheme: z.boolean() }),
  announcement: z
    .strictObject({
      id: z.string().min(1),
      text: z.string().min(1),
      /** A link to a page of this site or elsewhere. */
      link: z
        .strictObject({
          label: z.string().min(1),
          href: z
            .string()
            .regex(/^(\/|https?:\/\/|mailto:)[^/]/, 'a route of this site, or a full address'),
        })
        .optional(),
    })
    .optional(),
  navbar: z.strictObject({ hideOnScroll: z.boolean(), items: z.array(navbarItem) }),
  footer: z.strictObject({
    columns: z.array(z.strictObject({ title: z.string().min(1), links: z.array(footerLink) })),
    copyright: z.string().min(1),
  }),
});

/** The checked settings of the site. */
export type SiteConfig = z.infer<typeof siteConfigSchema> & {
  /** Address of the published site with its prefix, if this build is for another address. */
  previewOf?: string;
};
/** An item of the navbar; `type` is its kind. */
export type NavbarItem = z.infer<typeof navbarItem>;
/** A link of a footer column, to a page of this site or elsewhere. */
export type FooterLink = z.infer<typeof link> | z.infer<typeof externalLink>;

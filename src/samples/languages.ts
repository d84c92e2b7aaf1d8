import type { z } from 'zod';
import { curl } from './curl/command';
import { java } from './java/program';
import { javascript } from './javascript/program';
import { python } from './python/program';
import { rust } from './rust/program';
import { typescript } from './typescript/program';

/** The languages of samples, in the order of their tabs. */
export const languages = [curl, javascript, typescript, python, java, rust] as const;

/** A language of samples. */
export type SampleLanguage = (typeof languages)[number];

type LanguageWithSdk = Extract<SampleLanguage, { sdk: z.ZodType }>;

/** The schemas of the SDK settings in `sdks.yaml`, by language. */
export type SdkSchemas = { [L in LanguageWithSdk as L['language']]: z.ZodOptional<L['sdk']> };

/** Schemas that check the SDK settings in `sdks.yaml`, by language. */
export const sdkSchemas = Object.fromEntries(
  languages
    .filter((each) => 'sdk' in each)
    .map(({ language, label, sdk }) => [
      language,
      sdk.optional().describe(`The SDK that samples in ${label} use.`),
    ]),
) as SdkSchemas;

import type { z } from 'zod';
import type { Text } from '../openapi/text';
import type { SampleLanguage, SdkSchemas } from './languages';
import type { SdkNames } from './sdk';

/** Code that calls an operation. */
export interface Sample extends Pick<SampleLanguage, 'language' | 'label' | 'fence'> {
  code: string;
  /** What is wrong with it. */
  description?: Text;
}

/** The names and settings of the SDKs of a platform. */
export type Sdks = SdkNames & { [L in keyof SdkSchemas]?: z.infer<SdkSchemas[L]> };

import { z } from 'zod'

/** Interface strings as they are nested in locales/<language>/<namespace>.json. */
export type Texts = { [key: string]: string | Texts }

export const texts: z.ZodType<Texts> = z.lazy(() => z.record(z.string(), z.union([z.string().trim().min(1), texts])))

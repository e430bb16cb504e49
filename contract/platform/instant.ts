import { z } from 'zod';

/** An ISO instant in UTC with milliseconds, as the server answers it. */
export const instantSchema = z.iso.datetime({ precision: 3 });

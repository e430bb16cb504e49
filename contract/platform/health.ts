import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

const proof = z.string().regex(/^[\w-]{43}$/);

/** A random challenge, and its proof. */
export const installationQuerySchema = z.strictObject({ challenge: proof, proof });
/** What an installation says of itself to its operator. `peer`: the other end of the connection. */
export const installationSchema = z.strictObject({
  proof,
  peer: z.string(),
  isPeerTrusted: z.boolean(),
  forwardedFor: z.array(z.string()),
  client: z.string(),
});

export const healthEndpoints = {
  'GET /health': {
    summary: 'Whether the process is alive',
    access: 'anyone',
    answers: { 200: z.strictObject({ status: z.literal('ok') }) },
  },
  'GET /ready': {
    summary: 'Whether the process can answer requests',
    access: 'anyone',
    answers: { 200: z.strictObject({ status: z.literal('ready') }) },
    problems: ['not-ready'],
  },
  'GET /installation': {
    summary: 'For the operator: whether this address leads to the installation with the same AUTH_SECRET',
    access: 'anyone',
    query: installationQuerySchema,
    answers: { 200: installationSchema },
    problems: ['not-found', 'too-many-tries'],
  },
  'GET /openapi.json': {
    summary: 'This document, in OpenAPI 3.1',
    access: 'anyone',
    answers: { 200: z.looseObject({ openapi: z.string() }) },
  },
} as const satisfies Endpoints;

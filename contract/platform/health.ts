import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

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
  'GET /openapi.json': {
    summary: 'This document, in OpenAPI 3.1',
    access: 'anyone',
    answers: { 200: z.looseObject({ openapi: z.string() }) },
  },
} as const satisfies Endpoints;

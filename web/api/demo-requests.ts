import type { DemoRequest, DemoRequestAnswer } from '#contract/demo-request.ts';
import { request } from './request.ts';

/** Stores a request for a demo session; the same one under the same id is stored once. */
export function sendDemoRequest(requestId: string, body: DemoRequest): Promise<DemoRequestAnswer> {
  return request<DemoRequestAnswer>(`/api/demo-requests/${requestId}`, { method: 'PUT', body, credentials: 'omit' });
}

/** In place of `@react-router/dev/routes`, which needs Node: routes.ts then gives the addresses of the app with their files. */
export type FileRoute = { path?: string; file: string; children?: FileRoute[] };

export const route = (path: string, file: string): FileRoute => ({ path, file });
export const layout = (file: string, children: FileRoute[]): FileRoute => ({ file, children });

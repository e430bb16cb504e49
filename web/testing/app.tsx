import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { expect, onTestFinished, vi } from 'vitest';
import type { Learner } from '#contract/people/learner.ts';
import { forgetServerSetup } from '../api/server-setup.ts';
import { Providers } from '../app/providers.tsx';
import ServerStateLayout from '../app/server-state-layout.tsx';
import { Shell } from '../app/shell.tsx';
import { storedText } from '../device/stored.ts';
import { storeLearner } from '../device/stored-learner.ts';
import routes from '../routes.ts';
import { FakeServer } from './fake-server.ts';
import type { FileRoute } from './route-table.ts';

type RouteModule = { default: () => React.ReactNode; handle?: unknown };
const PAGES = import.meta.glob<RouteModule>(['../**/*-page.tsx', '../app/server-state-layout.tsx']);

const ROUTES: RouteObject[] = [
  {
    element: (
      <Providers>
        <Shell />
      </Providers>
    ),
    HydrateFallback: () => null,
    children: (routes as FileRoute[]).map(routeOf),
  },
];

function routesWith(pages: Record<string, ComponentType> = {}): RouteObject[] {
  const children = Object.entries(pages).map(([path, Component]) => ({ path, Component }));
  const [root] = ROUTES;
  return [
    { ...root, children: [{ Component: ServerStateLayout, children }, ...(root?.children ?? [])] } as RouteObject,
  ];
}

function routeOf({ path, file, children }: FileRoute): RouteObject {
  const load = PAGES[`../${file}`];
  if (!load) throw new Error(`There is no page ${file}`);
  return {
    ...(path !== undefined && { path }),
    ...(children && { children: children.map(routeOf) }),
    lazy: async () => {
      const { default: Component, handle } = await load();
      return { Component, handle };
    },
  };
}

type Opened = {
  /** Pages of the test, by their addresses. */
  pages?: Record<string, ComponentType>;
  /** Who is signed in, on the server and on this device. */
  learner?: Learner | null;
  server?: FakeServer;
  /** Whether the visitor of this device has said that they are an adult, which the test asks first. */
  isKnownAdult?: boolean;
};

/**
 * Opens the app at an address, with everything that it has in a browser, on an empty device. Its server is a fake one. It is closed
 * and the device is emptied after the test.
 */
export async function openApp(
  path: string,
  { learner = null, server = new FakeServer(learner), pages, isKnownAdult = true }: Opened = {},
) {
  vi.stubGlobal('fetch', server.fetch);
  forgetServerSetup();
  if (server.learner) storeLearner(server.learner);
  // A browser that keeps nothing does not keep this either.
  if (isKnownAdult) storedText('who-is-playing-signed-out').write('{"ageBand":"18-or-older"}');
  const router = createMemoryRouter(routesWith(pages), { initialEntries: [path] });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<RouterProvider router={router} />);
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    root.unmount();
    container.remove();
    router.dispose();
    expect(server.problems).toEqual([]);
  };
  onTestFinished(() => {
    forgetStored();
    close();
  });
  return { router, server, close, path: () => router.state.location.pathname };
}

/** Takes away what pages of this device stored by name, and tells those that keep it in memory. */
function forgetStored(): void {
  for (const key of Object.keys(localStorage)) {
    localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key }));
  }
  sessionStorage.clear();
}

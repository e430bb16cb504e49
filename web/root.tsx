import openDyslexic from '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2?url';
import openDyslexicBold from '@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff2?url';
import atkinson from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import lexend from '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router';
import { baseLocale, getLocale, overwriteGetLocale, toLocale } from '#messages/runtime';
import { ErrorPage } from './app/error-page.tsx';
import firstPaint from './app/first-paint.js?raw';
import { Providers } from './app/providers.tsx';
import { Shell } from './app/shell.tsx';
import { textDirection } from './ui/language.ts';
import { FIRST_PAINT_SETTINGS } from './ui/stored-settings.ts';
import './ui/tokens.css';
import './ui/ground.css';

// A page keeps the language that it was prerendered in until it is loaded again. scripts/build.ts sets it while it prerenders.
overwriteGetLocale(
  () =>
    toLocale(import.meta.env.SSR ? Reflect.get(globalThis, 'prerenderLanguage') : document.documentElement.lang) ??
    baseLocale,
);

/** Preload the font, so that the layout does not shift when it loads. */
export const links = () => [
  { rel: 'preload', href: lexend, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={getLocale()} dir={textDirection()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          data-atkinson={atkinson}
          data-opendyslexic={`${openDyslexic} ${openDyslexicBold}`}
          data-settings={JSON.stringify(FIRST_PAINT_SETTINGS)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash in the Content-Security-Policy
          dangerouslySetInnerHTML={{ __html: firstPaint }}
        />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Providers>
      <Shell />
    </Providers>
  );
}

/** The shell is empty until the session is known; see docs/decisions/003. */
export function HydrateFallback() {
  return null;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}

import lexend from '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router';
import { baseLocale, getLocale, overwriteGetLocale, toLocale } from '#messages/runtime';
import { ErrorPage } from './app/error-page.tsx';
import { CannotRun } from './app/first-load/cannot-run.tsx';
import firstPaint from './app/first-load/first-paint.js?raw';
import { PAGE_ANSWERS } from './app/first-load/page-answers.ts';
import { keepTranslatedTextCurrent } from './app/first-load/translated-text.ts';
import { Providers } from './app/providers.tsx';
import { Shell } from './app/shell.tsx';
import { FIRST_PAINT_SETTINGS } from './ui/settings/stored-settings.ts';
import { textDirection } from './ui/words/language.ts';
import './app/first-load/fallbacks.ts';
import './ui/tokens.css';
import './ui/looks.css';
import './ui/ground.css';

// scripts/build.ts builds the pages of each language by themselves.
overwriteGetLocale(() => toLocale(import.meta.env.VITE_LANGUAGE) ?? baseLocale);

if (!import.meta.env.SSR) keepTranslatedTextCurrent();

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={getLocale()} dir={textDirection()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* The on-screen keyboard resizes the page instead of covering it. */}
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <script
          data-settings={JSON.stringify(FIRST_PAINT_SETTINGS)}
          data-page-answers={JSON.stringify(PAGE_ANSWERS)}
          data-lexend={lexend}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash in the Content-Security-Policy
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? firstPaint : '' }}
          // It has run before React does, so the scripts of the page do not contain it.
          suppressHydrationWarning
        />
        {/* scripts/build.ts inlines the style sheet into each page, so that the first paint needs no other request. */}
        {import.meta.env.DEV && <Links />}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
      </head>
      <body>
        <CannotRun />
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

export function ErrorBoundary() {
  return <ErrorPage />;
}

import { type ReactNode, useState } from 'react';
import { m } from '#messages';
import { keepsCookies } from '../api/keeps-cookies.ts';
import { Button } from '../ui/controls/button.tsx';
import { ArrowClockwiseIcon } from '../ui/icons.ts';
import { Note, Stack } from '../ui/layout/layout.tsx';

/**
 * A sign-in method, or instructions if the browser blocks cookies, because the session would end with the next page.
 */
export function UnlessCookiesBlocked({ children }: { children: ReactNode }) {
  const [isPossible] = useState(keepsCookies);
  if (isPossible) return children;
  return (
    <Stack gap="m" isWide>
      <Note tone="caution">
        <p>{m['sign_in.no_cookies.sentence']()}</p>
        <p>{m['sign_in.no_cookies.what_to_do']()}</p>
      </Note>
      <Button size="l" full onPress={() => location.reload()}>
        <ArrowClockwiseIcon />
        {m['sign_in.no_cookies.load_again']()}
      </Button>
    </Stack>
  );
}

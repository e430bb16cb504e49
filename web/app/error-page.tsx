import { m } from '#messages';
import { PATHS } from '../paths.ts';
import NotFoundArt from '../ui/art/not-found.svg?react';
import { Button } from '../ui/controls/button.tsx';
import { ArrowClockwiseIcon, HouseIcon } from '../ui/icons.ts';
import { Page, Row, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';

/** Replaces a page that threw an error. Its buttons load a full page, because the app itself may be broken. */
export function ErrorPage() {
  return (
    <Page width="narrow" gap="l">
      <title>{m['app.error.page_title']()}</title>
      <NotFoundArt role="img" aria-label={m['app.lost_picture']()} />
      <Stack>
        <h1>{m['app.error.title']()}</h1>
        <p className={layout.lead}>{m['app.error.sentence']()}</p>
      </Stack>
      <Row>
        <Button size="l" onPress={() => location.reload()}>
          <ArrowClockwiseIcon />
          {m['app.error.load_again']()}
        </Button>
        <Button size="l" look="line" onPress={() => location.assign(PATHS.landing)}>
          <HouseIcon />
          {m['app.go_home']()}
        </Button>
      </Row>
    </Page>
  );
}

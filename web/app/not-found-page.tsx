import { m } from '#messages';
import { PATHS } from '../paths.ts';
import NotFoundArt from '../ui/art/not-found.svg?react';
import { ButtonLink } from '../ui/controls/button.tsx';
import { HouseIcon } from '../ui/icons.ts';
import { Page, Row, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { pageMeta } from '../ui/words/page-meta.ts';

export const meta = pageMeta(m['app.not_found.page_title'], m['app.not_found.page_description']);

export default function NotFoundPage() {
  return (
    <Page width="narrow" gap="l">
      <NotFoundArt role="img" aria-label={m['app.lost_picture']()} />
      <Stack>
        <h1>{m['app.not_found.title']()}</h1>
        <p className={layout.lead}>{m['app.not_found.sentence']()}</p>
      </Stack>
      <Row>
        <ButtonLink size="l" to={PATHS.landing}>
          <HouseIcon />
          {m['app.go_home']()}
        </ButtonLink>
        <ButtonLink size="l" look="line" to={PATHS.dashboard}>
          {m['app.pages.dashboard']()}
        </ButtonLink>
      </Row>
    </Page>
  );
}

import css from './videos.module.css';
import type { Video } from './videos.ts';

/** The host that sets no cookies before a video plays; the content security policy lets in no other. */
const PLAYER = 'https://www.youtube-nocookie.com/embed/';
/** Plays at once, in its place also on a phone, with captions, and offers more of the same channel only. */
const WAYS = '?autoplay=1&playsinline=1&cc_load_policy=1&rel=0';

/** YouTube's player. It takes the focus when it comes, since it takes the place of the button that was pressed. */
export function VideoPlayer({ id, title }: Video) {
  return (
    <iframe
      ref={takeFocus}
      className={css.player}
      src={`${PLAYER}${id}${WAYS}`}
      title={`Video: ${title}`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube plays only for a page that says where it is; the app says so to nobody else.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** The player is larger than its poster was, so that some of it may lie below the window. */
function takeFocus(player: HTMLIFrameElement | null) {
  player?.focus();
  player?.scrollIntoView({ block: 'nearest' });
}

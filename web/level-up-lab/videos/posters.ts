import type { FunctionComponent } from 'react';
import type { VideoPoster } from '#content/content.ts';
import Adhd1 from '../../ui/art/poster-adhd-1.svg?react';
import Adhd2 from '../../ui/art/poster-adhd-2.svg?react';
import Adhd3 from '../../ui/art/poster-adhd-3.svg?react';
import Autism1 from '../../ui/art/poster-autism-1.svg?react';
import Autism2 from '../../ui/art/poster-autism-2.svg?react';
import Autism3 from '../../ui/art/poster-autism-3.svg?react';
import Dyslexia1 from '../../ui/art/poster-dyslexia-1.svg?react';
import Dyslexia2 from '../../ui/art/poster-dyslexia-2.svg?react';
import Dyslexia3 from '../../ui/art/poster-dyslexia-3.svg?react';

/** Our own drawings, because a frame of the video would have to be loaded from YouTube. */
export const POSTERS: Record<VideoPoster, FunctionComponent> = {
  'adhd-1': Adhd1,
  'adhd-2': Adhd2,
  'adhd-3': Adhd3,
  'dyslexia-1': Dyslexia1,
  'dyslexia-2': Dyslexia2,
  'dyslexia-3': Dyslexia3,
  'autism-1': Autism1,
  'autism-2': Autism2,
  'autism-3': Autism3,
};

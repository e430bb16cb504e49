import { type CSSProperties, memo, use } from 'react';
import type { Scene } from '#rules/games/spot-the-difference/scene/compose-scene.ts';
import { PAINTS } from '#rules/games/spot-the-difference/scene/paints.ts';
import type { Hold } from '#rules/games/spot-the-difference/scene/scene-settings.ts';
import { SPOT_SCENE } from '#rules/games/spot-the-difference/scene/spot-scene.ts';
import { boxOf, squareOf, type Thing } from '#rules/games/spot-the-difference/scene/thing.ts';
import { type AnySettingName, holdOf } from '#rules/games/spot-the-difference/scene/version-3/fine-settings.ts';
import { loadedAfterPage } from '../../ui/pictures/pictures.ts';
import { ScenePicture } from '../../ui/pictures/scene-picture.tsx';

export const loadingBackdrops = loadedAfterPage(() => import('./backdrops.ts').then(({ BACKDROPS }) => BACKDROPS));

/** Image A or Image B of a scene, without a text alternative. It suspends until its pictures are loaded. */
export const SceneDrawing = memo(function SceneDrawing({ scene, image }: { scene: Scene; image: 'a' | 'b' }) {
  return (
    <svg viewBox={`0 0 ${SPOT_SCENE.width} ${SPOT_SCENE.height}`} preserveAspectRatio="none" aria-hidden="true">
      <Backdrop setting={scene.setting} isMirrored={scene.isMirrored} />
      {scene.pairs.map((pair, place) => {
        const thing = pair[image];
        // biome-ignore lint/suspicious/noArrayIndexKey: the pairs of a scene never change
        return thing && <Contact key={place} thing={thing} scene={scene} />;
      })}
      {scene.pairs.map((pair, place) => {
        const thing = pair[image];
        // biome-ignore lint/suspicious/noArrayIndexKey: the pairs of a scene never change
        return thing && <ThingDrawing key={place} thing={thing} />;
      })}
    </svg>
  );
});

/** The colour at the point where a thing touches its support. */
const CONTACTS: Partial<Record<Hold, { fill: string; opacity: number }>> = {
  ground: { fill: '#22302e', opacity: 0.16 },
  water: { fill: '#ffffff', opacity: 0.4 },
};

/** The shadow at the foot of a thing on the ground, away from the sun, or the ripple below a thing on water. */
function Contact({ thing, scene: { setting, isMirrored } }: { thing: Thing; scene: Scene }) {
  const hold = holdOf(setting, thing.picture);
  const look = hold && CONTACTS[hold];
  if (!look) return null;
  const { left, right } = boxOf(thing);
  const width = right - left;
  const aside = hold === 'ground' ? 0.06 * width * (isMirrored ? 1 : -1) : 0;
  return <ellipse cx={thing.x + aside} cy={thing.y - 1} rx={0.48 * width} ry={2 + 0.05 * width} {...look} />;
}

function ThingDrawing({ thing }: { thing: Thing }) {
  const { left, top, size, isMirrored } = squareOf(thing);
  return (
    <g transform={isMirrored ? `matrix(-1 0 0 1 ${2 * left + size} 0)` : undefined} style={paintOf(thing)}>
      <ScenePicture name={thing.picture} x={left} y={top} width={size} height={size} />
    </g>
  );
}

function paintOf({ paint }: Thing): CSSProperties | undefined {
  if (!paint) return undefined;
  return { '--paint': PAINTS[paint].fill, '--paint-shade': PAINTS[paint].shade } as CSSProperties;
}

/** The background of a scene. */
function Backdrop({ setting, isMirrored }: { setting: AnySettingName; isMirrored: boolean }) {
  const Drawing = use(loadingBackdrops)[setting];
  return (
    <g transform={isMirrored ? `matrix(-1 0 0 1 ${SPOT_SCENE.width} 0)` : undefined}>
      <Drawing width={SPOT_SCENE.width} height={SPOT_SCENE.height} />
    </g>
  );
}

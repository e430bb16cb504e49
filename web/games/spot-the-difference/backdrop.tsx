import type { ComponentType, SVGProps } from 'react';
import type { SceneSettingName } from '#rules/games/spot-scene/scene-settings.ts';
import { SPOT_SCENE } from '#rules/games/spot-scene/spot-scene.ts';
import Beach from './backdrops/beach.svg?react';
import Farm from './backdrops/farm.svg?react';
import Meadow from './backdrops/meadow.svg?react';
import Snow from './backdrops/snow.svg?react';

const BACKDROPS: Record<SceneSettingName, ComponentType<SVGProps<SVGSVGElement>>> = {
  meadow: Meadow,
  beach: Beach,
  snow: Snow,
  farm: Farm,
};

/** What lies behind the things of a scene. */
export function Backdrop({ setting, isMirrored }: { setting: SceneSettingName; isMirrored: boolean }) {
  const Drawing = BACKDROPS[setting];
  return (
    <g transform={isMirrored ? `matrix(-1 0 0 1 ${SPOT_SCENE.width} 0)` : undefined}>
      <Drawing width={SPOT_SCENE.width} height={SPOT_SCENE.height} />
    </g>
  );
}

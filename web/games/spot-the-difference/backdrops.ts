import type { SceneSettingName } from '#rules/games/spot-the-difference/scene/scene-settings.ts';
import type { PictureComponent } from '../../ui/pictures/pictures.ts';
import Beach from './backdrops/beach.svg?react';
import Farm from './backdrops/farm.svg?react';
import Meadow from './backdrops/meadow.svg?react';
import Snow from './backdrops/snow.svg?react';

/** The background of each kind of scene. */
export const BACKDROPS: Record<SceneSettingName, PictureComponent> = {
  meadow: Meadow,
  beach: Beach,
  snow: Snow,
  farm: Farm,
};

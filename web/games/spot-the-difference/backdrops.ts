import type { AnySettingName } from '#rules/games/spot-the-difference/scene/version-3/fine-settings.ts';
import type { PictureComponent } from '../../ui/pictures/pictures.ts';
import Beach from './backdrops/beach.svg?react';
import Camp from './backdrops/camp.svg?react';
import Fair from './backdrops/fair.svg?react';
import Farm from './backdrops/farm.svg?react';
import Harbour from './backdrops/harbour.svg?react';
import Meadow from './backdrops/meadow.svg?react';
import Snow from './backdrops/snow.svg?react';
import Street from './backdrops/street.svg?react';

/** The background of each kind of scene. */
export const BACKDROPS: Record<AnySettingName, PictureComponent> = {
  meadow: Meadow,
  beach: Beach,
  snow: Snow,
  farm: Farm,
  street: Street,
  harbour: Harbour,
  camp: Camp,
  fair: Fair,
};

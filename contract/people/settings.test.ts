import { expect, it } from 'vitest';
import { isValidSetting, SETTING_NAMES, SETTINGS, type SettingRule } from '#rules/people/settings.ts';
import { settingsChangeSchema } from './settings.ts';

const ODD_VALUES = [undefined, null, true, false, '', 'device', '1', Number.NaN, Number.POSITIVE_INFINITY, -1, [], {}];

/** Values at the borders of a rule and beyond them. */
function valuesNear(rule: SettingRule): unknown[] {
  if ('oneOf' in rule) return [...rule.oneOf, rule.oneOf.join()];
  if ('least' in rule) return [rule.least, rule.most, rule.least - rule.step, rule.most + rule.step];
  if ('maxLength' in rule) return ['x'.repeat(rule.maxLength), 'x'.repeat(rule.maxLength + 1)];
  return [];
}

it('the contract accepts the same values of each setting as the rules', () => {
  for (const name of SETTING_NAMES)
    for (const value of [SETTINGS[name].default, ...valuesNear(SETTINGS[name]), ...ODD_VALUES]) {
      const change = { [name]: { value, changedAt: '2026-11-21T08:00:00.000Z' } };
      const isAccepted = settingsChangeSchema.safeParse(change).success;
      expect([name, value, isAccepted]).toEqual([name, value, isValidSetting(name, value)]);
    }
});

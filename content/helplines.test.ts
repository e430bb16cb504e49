import { describe, expect, it } from 'vitest';
import { HELPLINES, helplinesNear } from './helplines.ts';

const near = (timeZone: string | undefined, ...languages: string[]) =>
  helplinesNear(timeZone, languages)?.helplines.map(({ country, number }) => `${country} ${number}`) ?? null;

describe('the lines near a browser', () => {
  it.each([
    ['Europe/London', 'GB 0800 1111'],
    ['Europe/Berlin', 'DE 116 111'],
    ['America/Indiana/Knox', 'US 988'],
    ['Australia/Perth', 'AU 1800 55 1800'],
    ['Asia/Calcutta', 'IN 1098'],
  ])('are those of its time zone %s', (zone, line) => {
    expect(near(zone, 'en-US')).toEqual([line]);
  });

  it('are all lines of a country with more languages', () => {
    expect(near('Europe/Brussels', 'en')).toEqual(['BE 102', 'BE 103']);
  });

  it.each([[undefined], ['UTC'], ['Etc/GMT+5']])('are those of its languages in the time zone %s', (zone) => {
    expect(near(zone, 'en', 'fr-FR', 'de-DE')).toEqual(['FR 119']);
    expect(near(zone, 'zh-Hant-NZ')).toEqual(['NZ 1737']);
    expect(near(zone, 'en')).toBeNull();
  });

  it('are none in a country without a line here, whatever its language', () => {
    expect(near('Asia/Bangkok', 'en-US')).toBeNull();
    expect(near('America/Mexico_City', 'es-ES')).toBeNull();
  });
});

describe('the lines', () => {
  it('are once for each country and language, with a number that can be dialled', () => {
    expect(new Set(HELPLINES.map(({ country, language }) => country + language)).size).toBe(HELPLINES.length);
    for (const { country, name, number, free } of HELPLINES) {
      expect(number, name).toMatch(/^\d[\d -]+\d$/);
      expect(country).toMatch(/^[A-Z]{2}$/);
      expect(free).toMatch(/[.。]$/);
    }
  });

  it('have an emergency number of three digits near them', () => {
    for (const { country } of HELPLINES) expect(helplinesNear('UTC', [`x-${country}`])?.emergency).toMatch(/^\d{3}$/);
  });
});

/** The contrast ratio of WCAG 2.2 between two colours, 0xrrggbb. */
export function contrast(one: number, other: number): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: number): number {
  const [red = 0, green = 0, blue = 0] = [16, 8, 0].map((bits) => {
    const share = ((colour >> bits) & 0xff) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

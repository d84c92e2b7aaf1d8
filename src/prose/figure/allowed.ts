const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** The elements allowed in a figure: shapes and text, but nothing that runs code, loads or embeds. */
export const allowedElements = words(`
  svg g defs symbol use path rect circle ellipse line polyline polygon text tspan
  marker clipPath mask pattern linearGradient radialGradient stop
`);

/** Attributes with a colour, which must adapt to the colour mode. */
export const paintAttributes = words('fill stroke stop-color color');

/** Attributes for appearance, which can also be set in `style`. */
export const lookAttributes: ReadonlySet<string> = new Set([
  ...paintAttributes,
  ...words(`
    fill-opacity fill-rule stroke-opacity stroke-width stroke-linecap stroke-linejoin
    stroke-dasharray stroke-dashoffset stroke-miterlimit vector-effect stop-opacity opacity
    font-family font-size font-weight font-style font-variant-numeric letter-spacing text-anchor
    dominant-baseline clip-path clip-rule mask marker-start marker-mid marker-end paint-order
  `),
]);

/** Attributes for position and geometry. */
export const placementAttributes = words(`
  id href viewBox preserveAspectRatio transform x y dx dy width height rx ry cx cy r x1 y1 x2 y2
  fx fy d points pathLength offset rotate textLength lengthAdjust refX refY markerWidth
  markerHeight markerUnits orient clipPathUnits maskUnits maskContentUnits patternUnits
  patternContentUnits patternTransform gradientUnits gradientTransform spreadMethod
`);

/** Attributes that drawing programs write and that the page does not need. */
export const droppedAttributes = words('xmlns xmlns:xlink version');

/** The tokens of styles/tokens.css that a figure can use, as in `var(--ink-a)`. */
export const figureTokens = words(`
  canvas surface-sunken surface-raised surface-hover surface-active line line-strong line-control
  text text-2 text-3 ink-a ink-b ink-ab accent accent-strong accent-tint accent-line on-accent
  second second-tint good good-tint good-line warn warn-tint warn-line bad bad-tint bad-line
  font-text font-code
`);

/** The functions allowed in values of attributes. */
export const allowedFunctions = words('var url translate scale rotate matrix skewX skewY');

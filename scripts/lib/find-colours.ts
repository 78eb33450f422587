/** A colour that is none of the tokens. */
interface FoundColour {
  line: number;
  colour: string;
}

const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|color-mix)\([^)]*\)|(?<=:\s*)(?:white|black|red|gr[ae]y|blue|green|yellow|orange)\b/gi;
/** In styles a colour follows a colon; in components it stands in quotes. */
const IN_COMPONENT = /(?<=["'`])(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([^)]*\))(?=["'`])/gi;

/** Colours in the text of a style sheet or a component, outside of comments and of print. */
export function findColours(text: string): FoundColour[] {
  const isStyle = !/\bimport\b|\bexport\b/.test(text);
  const pattern = isStyle ? COLOUR : IN_COMPONENT;
  const found: FoundColour[] = [];
  let print = 0;
  for (const [index, line] of withoutComments(text).split('\n').entries()) {
    if (isStyle && /@media print/.test(line)) print = 1;
    else if (print > 0) print += count(line, '{') - count(line, '}');
    if (print > 0) continue;
    for (const [colour] of line.matchAll(pattern)) {
      if (!/^#[\w-]*[g-z-]/i.test(colour)) found.push({ line: index + 1, colour });
    }
  }
  return found;
}

const count = (line: string, sign: string) => line.split(sign).length - 1;

/** Comments as empty lines, so that numbers stay. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, (comment) =>
    comment.replace(/[^\n]/g, ''),
  );
}

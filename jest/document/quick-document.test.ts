const { namesIn } = require('./quick-selectors.cjs') as {
  namesIn: (selector: string) => ReadonlySet<string> | null;
};

/** The elements of a page with these ids. */
function page(html: string) {
  document.body.innerHTML = html;
  return (id: string) => document.getElementById(id) as HTMLElement;
}
const styleOf = (element: Element) => window.getComputedStyle(element);

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('selectors of a document under test', () => {
  it.each([
    ['p', ['p']],
    ['ul, menu, DIR', ['ul', 'menu', 'dir']],
    ['article > aside h1', ['h1']],
    ['input[type="a,b c]"], a:not([href])', null],
    ['input[type=hidden i]', ['input']],
    ['button:not([aria-pressed])', ['button']],
    ['p::before', ['p']],
    ['*', null],
    ['h1, .title', null],
    [':is(p, a)', null],
    ['svg|a', null],
    ['', null],
  ])('%s names %j', (selector, names) => {
    const found = namesIn(selector);
    expect(found && [...found]).toEqual(names);
  });

  it('fit what they name, and nothing else, however often they are asked', () => {
    const find = page('<p id="a" class="x"><input id="b" type="hidden"></p><svg id="c"></svg>');
    const selectors = ['p', 'p.x', '.x', 'p > input[type="hidden"]', 'svg', 'b', '*', 'p, svg'];
    const fitting = () =>
      ['a', 'b', 'c'].map((id) => selectors.filter((selector) => find(id).matches(selector)));
    const wanted = [
      ['p', 'p.x', '.x', '*', 'p, svg'],
      ['p > input[type="hidden"]', '*'],
      ['svg', '*', 'p, svg'],
    ];
    expect([fitting(), fitting()]).toEqual([wanted, wanted]);
  });

  it('that are none are refused each time', () => {
    const find = page('<p id="a"></p>');
    for (let time = 0; time < 2; time += 1) {
      expect(() => find('a').matches('b[')).toThrow(/not a valid selector/);
    }
  });
});

describe('computed styles of a document under test', () => {
  // Of what has no rule of its own jsdom says no display.
  it('say how an element is shown: by its kind, by sheets, by itself, by what stands above it', () => {
    document.head.innerHTML =
      '<style>.gone { display: none } .veil { visibility: hidden; pointer-events: none }</style>';
    const find = page(
      '<div id="a" class="veil"><span id="b"><i id="c" style="visibility: visible"></i></span></div><p id="d" class="gone"></p><b id="e"></b>',
    );
    const shown = ['a', 'b', 'c', 'd', 'e'].map((id) => {
      const { display, visibility, pointerEvents } = styleOf(find(id));
      return [display, visibility, pointerEvents];
    });
    expect(shown).toEqual([
      ['block', 'hidden', 'none'],
      ['', 'hidden', 'none'],
      ['', 'visible', 'none'],
      ['none', 'visible', 'auto'],
      ['', 'visible', 'auto'],
    ]);
  });

  it('say the same by name, and everything else as jsdom does', () => {
    const find = page('<p id="a" style="color: red; margin-top: 3px; --own: 1"></p>');
    const style = styleOf(find('a'));
    const values = ['display', 'visibility', 'pointer-events', 'color', 'margin-top', '--own'];
    expect(values.map((name) => style.getPropertyValue(name))).toEqual([
      'block',
      'visible',
      'auto',
      'rgb(255, 0, 0)',
      '3px',
      '1',
    ]);
    expect([style.color, style.marginTop, style.length > 5]).toEqual([
      'rgb(255, 0, 0)',
      '3px',
      true,
    ]);
  });

  it('follow a change', () => {
    const find = page('<p id="a"></p>');
    expect(styleOf(find('a')).display).toBe('block');
    find('a').style.display = 'none';
    expect(styleOf(find('a')).display).toBe('none');
  });

  it('are refused for what is no element', () => {
    expect(() => styleOf(document as unknown as Element)).toThrow(/not of type 'Element'/);
    expect(() => styleOf({} as Element)).toThrow(/not of type 'Element'/);
  });
});

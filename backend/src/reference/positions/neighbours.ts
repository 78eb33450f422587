/**
 * Subsectors into which people of a subsector change without a new training, the likeliest first: a
 * nurse's assistant keeps seniors company, a bank clerk keeps books.
 */
export const NEIGHBOURS: Readonly<Record<number, readonly number[]>> = {
  101: [102, 105, 201],
  102: [101, 103, 105, 703, 803, 702],
  103: [1202, 1201, 102],
  104: [105, 102],
  105: [104, 102],
  201: [101, 102, 501],
  202: [301, 302],
  203: [101, 202],
  204: [202, 602],
  301: [302, 303, 202, 1401],
  302: [303, 301, 305],
  303: [304, 302, 305, 401, 403, 501],
  304: [303, 301],
  305: [303, 304, 302],
  401: [303, 404],
  402: [303, 401],
  403: [303, 402],
  404: [401, 303, 405],
  405: [404, 303],
  501: [301, 303, 502],
  502: [501],
  601: [602, 603, 701],
  602: [603, 601],
  603: [601, 602, 1003],
  701: [702, 703, 601],
  702: [701],
  703: [701, 301, 1401, 803],
  801: [802, 803],
  802: [1502, 801],
  803: [703, 801, 702],
  901: [801],
  902: [801, 904, 602],
  903: [801, 904, 1104],
  904: [902, 803],
  905: [902, 1103],
  1001: [1002, 1004],
  1002: [1001, 1003, 301],
  1003: [603, 1002],
  1004: [1003, 303],
  1101: [1102],
  1102: [1101],
  1103: [1104, 1204, 905],
  1104: [1103],
  1201: [1202, 1203],
  1202: [1201, 103],
  1203: [1201, 1202],
  1204: [1203, 1201],
  1301: [1302, 301, 1403],
  1302: [1301],
  1401: [301, 1403],
  1402: [303, 1401],
  1403: [1401, 1302],
  1404: [1201, 1203],
  1501: [1502],
  1502: [802, 1501, 601],
};

/**
 * Occupations of other subsectors that people of a subsector take up as easily as those of their own, where
 * the rest of that subsector is too far from it: an electrician tests devices, but does not alter clothes.
 */
export const NEAREST: Readonly<Record<number, readonly number[]>> = {
  // Data entry, writing, bookkeeping, staff, service in writing.
  303: [30401, 30204, 40101, 40301, 50106],
  // Bookkeeping, office work, the treasurer of a club.
  404: [40101, 30303, 30302, 10505],
  // Portable devices, the repair café, the technician of a house.
  901: [90405, 10504, 80102, 80101],
  // Horses and animals, gardens, the farm shop.
  1502: [150104, 150102, 80202, 60103],
};

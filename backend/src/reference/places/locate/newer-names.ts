/** Districts merged after the package's data was made. */
export const merged: Readonly<Record<string, string>> = {
  '03152': '03159',
  '03156': '03159',
  '05313': '05334',
  '05354': '05334',
  '16056': '16063',
};

/** GeoNames uses the English name, an older one or a misspelt one. */
export const germanNames: Readonly<Record<string, string>> = {
  Munich: 'München',
  Dessau: 'Dessau-Roßlau',
  Zulpich: 'Zülpich',
};

const RADIUS = /, (?:Umkreis )?\d+ km$/;

/** How a place with a radius is called: '50667 Köln, Umkreis 10 km' (jobs-20). */
export function locationLabel(place: string, radiusKm: number): string {
  return `${place}, Umkreis ${radiusKm} km`;
}

/** The place of such a label; older ones say '50667 Köln, 10 km'. */
export function placeOfLocationLabel(label: string): string {
  return label.replace(RADIUS, '');
}

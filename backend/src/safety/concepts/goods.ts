/** Parcels that pass through a home. */
export const GOODS = {
  parcels: `
    paket, pakete, paketen, päckchen, sendung, sendungen, ware, waren, lieferung, lieferungen,
    warensendung*, postsendung*, produkte, elektronik, geräte, briefe, retouren, rücksendungen,
    handys, smartphones, laptops, bestellungen, bestellung, pakets, warenlieferungen, päckchens,
    kartons, karton, elektronikartikel, kleidung … versand, handy, konsolen`,
  parcelAgent: `
    paketagent*, paketmanager*, versandagent*, versandmanager*, warenagent*, logistikhelfer …
    zuhause, paketempfäng*, paketannehm*, warenprüfer … daheim, warenprüfer … hause,
    paketverteiler*, homelogist*, heimlogist*, reshipping*, paketkoordinator*, postagent*,
    versandhelfer … hause, paketadresse*`,
  parcelConduit: `
    etikett*, versandetikett*, aufkleber*, label*, umadress*, umetikettier*, weitersend*,
    weiterschick*, weiterleit*, weiterversend*, leit* … weiter, schick* … weiter, send* …
    weiter, neu adress*, ins ausland, baltikum, polen, litauen, ukraine, russland, tschechien,
    aufbewahr*, bewahr* … auf, lager* … ein, privater lagerist, unser fahrer kommt`,
  strangerName: `
    fremden namen, anderen namen, anderem namen, fremder name, falschen namen, untermieter*, auf
    ihren namen bestellt, namen am briefkasten, klingelschild*, zweiten namen, name an ihrem
    briefkasten, namensschild*, auf den namen, auf einen anderen, auf einen fremden, namen
    schulz, fremder, namen … klingel, klingel … namen, briefkasten … namen, namen … briefkasten`,
  parcelsAtWork: `
    unsere halle, bewohner*, depot, ladengeschäft, unserer halle, mitarbeiter, am empfang,
    versandhaus, haushalte, putzen, für uns bei der post, unseren kunden nach hause, unseren
    kunden, laden, halle, nachbarn, kanzlei, unterlagen, schichtbetrieb, kunden nach hause,
    unserem lager, versandabteilung, räumen, zentrum, beladen, fahrzeuge, kindergarten, umzug*,
    zutaten, im lager, unser lager hier, verkauf*, regal*`,
} as const satisfies Record<string, string>;

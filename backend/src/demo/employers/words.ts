const words = (list: string): readonly string[] => list.trim().split(/\s*,\s*/);

export const surnames = words(`
Achterberg, Ahlers, Albers, Bachmann, Baumgart, Beckmann, Behrens, Bergmann, Böhm, Brandes, Brandt,
Breuer, Brinkmann, Bruns, Burkhardt, Clausen, Dahlmann, Diekmann, Dietrich, Ebert, Eggers, Eichhorn,
Engel, Erdmann, Falk, Feldmann, Fiedler, Frey, Fuchs, Gerlach, Giese, Graf, Grothe, Haas, Hagen,
Hansen, Hartmann, Heinrich, Hellwig, Henning, Herzog, Hoffmann, Holtmann, Huber, Jacobs, Jansen,
Kaiser, Keller, Kirchner, Klein, Köhler, König, Kramer, Kraus, Kuhn, Lange, Lehmann, Lindner, Lorenz,
Ludwig, Maurer, Meinert, Mertens, Metzger, Moser, Nagel, Neumann, Oswald, Otto, Pauli, Petersen,
Pohl, Rademacher, Reuter, Richter, Riedel, Ritter, Sander, Sauer, Schäfer, Schilling, Schreiner,
Schubert, Seidel, Sommer, Stein, Steiner, Thiele, Ullrich, Vogel, Voigt, Wagner, Walther, Weiß,
Wendt, Winkler, Winter, Wolf, Ziegler, Zimmer`);

export const womensNames = words(`
Anja, Anna, Barbara, Birgit, Britta, Carola, Christa, Claudia, Cornelia, Dagmar, Doris, Elke,
Elisabeth, Eva, Gabriele, Gudrun, Hannelore, Heike, Helga, Ilse, Ingrid, Jutta, Karin, Katharina,
Kerstin, Margret, Marion, Martina, Monika, Nicole, Petra, Regina, Renate, Rita, Sabine, Silke,
Susanne, Tanja, Ursula, Ute`);

export const mensNames = words(`
Achim, Alexander, Andreas, Bernd, Christian, Dieter, Dirk, Erwin, Frank, Friedrich, Georg, Günter,
Hans, Heinz, Helmut, Holger, Jens, Joachim, Jörg, Jürgen, Karl, Klaus, Konrad, Lothar, Manfred,
Markus, Martin, Matthias, Michael, Norbert, Oliver, Peter, Ralf, Rolf, Stefan, Thomas, Ulrich,
Walter, Werner, Wolfgang`);

/** Fictional names of places in a town, all masculine or neuter: 'Am Lindenhof' must be right. */
export const landmarks = words(`
Lindenhof, Rosengarten, Ulmenpark, Mühlenbach, Kastanienhof, Birkenhain, Wiesengrund, Eichenplatz,
Sonnenhang, Brunnenplatz, Kirchberg, Schlossgarten, Weidenufer, Steintor, Buchenhain, Erlengrund,
Fliedergarten, Ahornhof, Seeufer, Rebenhang, Klosterhof, Hafentor, Apfelgarten, Nussbaumhof,
Wasserturm, Südpark, Glockenturm, Heidepark, Mönchsberg, Turmplatz, Akazienhof, Pappelhain,
Holunderhof, Dorfanger, Rosenhügel, Winterberg, Mühlgraben, Bachtal, Waldsaum, Quellental,
Ziegelhof, Weberplatz, Gerberbach, Amselgrund, Lerchenfeld, Falkenstein, Sternberg, Marienhof,
Angerpark, Kranichtal`);

export const quarters = words('Mitte, Nord, Süd, West, Ost');
export const saints = words('Anna, Barbara, Elisabeth, Georg, Martin, Nikolaus, Ursula, Vitus');
export const inns = words(`
alten Kahn, goldenen Apfel, stillen Winkel, blauen Krug, krummen Baum, weißen Stein, grünen Zweig`);

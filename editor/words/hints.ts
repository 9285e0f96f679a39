/** The models' descriptions in Italian. Their English stands in the models and is the key here. */
export const italianHints: Readonly<Record<string, string>> = {
  'Name of the legal entity': 'Il nome della società',
  'International number': 'Numero con prefisso internazionale',
  'Where the agency is, as the contact page says it': 'Dove si trova l’agenzia, come lo dice la pagina dei contatti',
  'Registered office of the legal entity': 'La sede legale della società',
  'VAT number and the like, as the footer shows them': 'Partita IVA e simili, come appaiono nel piè di pagina',
  'Companies register and its number (REA): Italian law wants it on the site':
    'Registro imprese e numero REA: la legge italiana li vuole sul sito',
  'Share capital, and whether it is paid up: wanted by the same law':
    'Capitale sociale, e se è interamente versato: lo vuole la stessa legge',
  'The professional network': 'La rete professionale',
  'The external events site': 'Il sito esterno degli eventi',
  'The policy documents, on the external legal-document service':
    'Le informative, sul servizio esterno di documenti legali',
  'Targets of the buttons whose document or calendar may not be online yet':
    'Dove portano i pulsanti il cui documento o calendario può non essere ancora online',
  'Full address, or null while it is not online yet': 'Indirizzo completo; lascialo vuoto (null) finché non è online',
  'Sent as `source` by the contact form: names the site':
    'Inviato come `source` dal modulo di contatto: dice di quale sito',
  'Id of a figure in figures.json': 'Un numero di figures.json',
  'What the number counts, in a few words: stands under it':
    'Che cosa conta il numero, in poche parole: sta sotto di esso',
  'What exactly is claimed, in one sentence: shown as a tooltip. It may name a promise':
    'Che cosa si afferma esattamente, in una frase: appare passandoci sopra. Può nominare una promessa',
  'Whose figure it is, for example "of our clients": shown small under it':
    'Di chi è il numero, per esempio «dei nostri clienti»: sta sotto, in piccolo',
  'Over which time it was counted, for example "2023 to 2025": shown small under it':
    'In quale periodo è stato contato, per esempio «dal 2023 al 2025»: sta sotto, in piccolo',
  'What pages promise, in the same words everywhere': 'Ciò che le pagine promettono, ovunque con le stesse parole',
  'Pages write {{id}}, and the sentence stands there': 'Le pagine scrivono {{id}}, e lì sta la frase',
  'The whole sentence. It names the figure that it promises: {{figure-id}}':
    'La frase intera. Nomina il numero che promette: {{id-del-numero}}',
  'Whether it holds in the hours of data/site.json, and names them': 'Se vale nelle ore di data/site.json, e le dice',
  'Hours of the day in which you answer, for example "9 am to 6 pm": stand in each promise of an answer':
    'Ore del giorno in cui rispondete, per esempio «dalle 9 alle 18»: stanno in ogni promessa di risposta',
  'Id of a page in routes.json': 'Una pagina di routes.json',
  'Languages of the site': 'Le lingue del sito',
  'The page that the logo leads to': 'La pagina a cui porta il logo',
  'Key of its label in locales/<language>/common.json: navigation.groups':
    'Chiave della sua etichetta in locales/<lingua>/common.json: navigation.groups',
  'Page that a separator stands above in the menu': 'La pagina sopra la quale il menu ha un separatore',
  'Other sites that only the footer adds': 'Altri siti, solo nel piè di pagina',
  'Pages that only the footer adds': 'Altre pagine, solo nel piè di pagina',
  'Pages that the menu names below its groups, where a language has them':
    'Pagine che il menu nomina sotto i gruppi, nelle lingue che le hanno',
  'The page of the Contact link': 'La pagina del link Contatti',
  'Base shape: hills only, a coastline, a slope, a crater, or Etna above the gulf of Catania':
    'Forma di base: solo colline, una costa, un pendio, un cratere o l’Etna sul golfo di Catania',
  'Degrees by which the hill is turned, clockwise': 'Di quanti gradi è girata la collina, in senso orario',
  'Exponent of the fall: 1 is a spike, 3 a mesa': 'Quanto scende ripida: con 1 è una punta, con 3 un altopiano',
  'How many contour lines': 'Quante curve di livello',
  'Where the hero places its figures, in per cent of its width and height':
    'Dove l’apertura mette i suoi numeri, in percentuale della sua larghezza e altezza',
  '30 to 60 characters. Write a figure as {{figure-id}}, never as a number':
    'Da 30 a 60 caratteri. Scrivi un numero come {{id-del-numero}}, mai in cifre',
  '110 to 160 characters, counted with the figures in place':
    'Da 110 a 160 caratteri, contati con i numeri al loro posto',
  'What the page offers, in a few words, for search engines. Left out, nothing':
    'Che cosa offre la pagina, in poche parole, per i motori di ricerca. Se vuoto, niente',
  'Only on the four Italian landing pages': 'Solo nelle quattro landing page italiane',
  "The lemon field at the top of a page, with the page's terrain behind it":
    'Il campo color limone in cima alla pagina, con il suo rilievo sullo sfondo',
  'Anchor of the section. Left out, it is section-N, counted from section-0':
    'Ancora della sezione. Se vuota è section-N, contando da section-0',
  'Set where the pages of the other languages leave this section out on purpose':
    'Sceglila dove le pagine delle altre lingue non hanno questa sezione, e va bene così',
  'home fills the first screen; page is lower': 'home riempie il primo schermo; page è più bassa',
  'The only h1 of the page: few words, very large': 'L’unico h1 della pagina: poche parole, molto grandi',
  'What the visitor reads; it says where the link goes': 'Ciò che legge chi visita: dice dove porta il link',
  'Id of the section to scroll to, on this page or on `page`':
    'Id della sezione a cui scorrere, in questa pagina o in quella scelta',
  'Interest that the form at the target preselects': 'L’interesse già scelto nel modulo di arrivo',
  'Figures shown as spot heights on the terrain, highest first':
    'Numeri mostrati come quote sul rilievo, prima il più alto',
  'Three situations a shop can be in, each a tile of terrain that leads to its page':
    'Tre situazioni in cui può trovarsi un negozio, ognuna un riquadro di rilievo che porta alla sua pagina',
  'A process or a story in three to five numbered columns under one rule':
    'Un processo o una storia in tre, quattro o cinque colonne numerate sotto una riga',
  'Years on a strip that is drawn to scale, with what happened in each below it':
    'Anni su una striscia in scala, con sotto che cosa è successo in ognuno',
  'Its year; null is today': 'Il suo anno; null è oggi',
  'Where the way leads': 'Dove porta la strada',
  'What the summit stands for, in two or three words': 'Che cosa significa la cima, in due o tre parole',
  'Three places to stand: the coast, a hut on the way up, a crater beside the way':
    'Tre punti in cui trovarsi: la costa, un rifugio lungo la salita, un cratere di lato',
  'A real shop: one number before and after, with the months it was counted in, and what was done':
    'Un negozio vero: un numero prima e dopo, con i mesi in cui è stato contato, e che cosa è stato fatto',
  'The number, as it was counted': 'Il numero, come è stato contato',
  'When it was counted: year and month, for example 2025-03':
    'Quando è stato contato: anno e mese, per esempio 2025-03',
  'The name of the shop, as it calls itself': 'Il nome del negozio, come si chiama lui',
  'Where the shop is': 'Dove si trova il negozio',
  'What the number counts, for example: orders a month': 'Che cosa conta il numero, per esempio: ordini al mese',
  'The number before the work': 'Il numero prima del lavoro',
  'The same number after the work': 'Lo stesso numero dopo il lavoro',
  'What was done in between, in at most twelve words':
    'Che cosa è stato fatto nel frattempo, in dodici parole al massimo',
  'Its steps, from left to right': 'I passi, da sinistra a destra',
  'Its years, from the first to the last': 'Gli anni, dal primo all’ultimo',
  'Background: paper (white) or mist (sea-glass)': 'Sfondo: carta (bianco) o nebbia (vetro di mare)',
  'A ruled list: heading on the left, titled rows on the right': 'Un elenco a righe: titolo a sinistra, voci a destra',
  'Short concrete items below the text': 'Punti brevi e concreti sotto il testo',
  'A ruled grid of short items with an icon each': 'Una griglia di voci brevi, ognuna con un’icona',
  'Drawings of Lucide, by names of our own': 'Disegni di Lucide, con nomi nostri',
  'Figures as spot heights: large numbers on stems, with what each claims below it':
    'Numeri come quote: cifre grandi su steli, con sotto ciò che ognuna afferma',
  'Replaces the figure’s own label here': 'Qui sta al posto dell’etichetta del numero',
  'Two columns of one table: how it is, and how it is with us': 'Due colonne: com’è, e com’è con noi',
  'Heading of the left column': 'Titolo della colonna di sinistra',
  'Heading of the right column': 'Titolo della colonna di destra',
  'Prose in large type; the first paragraph is the largest': 'Testo in grande; il primo paragrafo è il più grande',
  'Declarations one below the other, each as large as a heading': 'Dichiarazioni una sotto l’altra, grandi come titoli',
  'Training programs, each drawn as long as it lasts': 'Programmi di formazione, ognuno lungo quanto dura',
  'How long the program lasts': 'Quanto dura il programma',
  'The way of one order as a road over a map, with what every system knows at each stop. An example':
    'Il viaggio di un ordine come una strada su una mappa, con ciò che ogni sistema sa a ogni tappa. Un esempio',
  'Says that this is an example': 'Dice che questo è un esempio',
  'Numbers of the example. Words name them, and what follows from them: {total}, {left}':
    'Numeri dell’esempio. I testi li nominano, con ciò che ne segue: {total}, {left}',
  'What is in the basket': 'Che cosa c’è nel carrello',
  'Pieces before the order': 'Pezzi prima dell’ordine',
  'Pieces in the order': 'Pezzi nell’ordine',
  'Who learns something on the way, a row each': 'Chi viene a sapere qualcosa lungo il viaggio, una riga ciascuno',
  "A number of the example is written by its name, for example {rest}; the drawing's guide lists the names":
    'Un numero dell’esempio si scrive con il suo nome, per esempio {rest}; la guida del disegno elenca i nomi',
  'Drawn beside the name; what is lemon in it is the order':
    'Disegnato accanto al nome; ciò che è color limone è l’ordine',
  'Stops of one day stand together and have the same words here':
    'Le tappe di uno stesso giorno stanno insieme e qui hanno le stesse parole',
  'What each system knows from here on': 'Che cosa sa ogni sistema da qui in poi',
  'What happens on the way to the next stop when two programs do not talk':
    'Che cosa succede verso la tappa dopo quando due programmi non si parlano',
  'Visits as a river of lines: at each leak some sink, and what is left reaches the sea. An example':
    'Le visite come un fiume di linee: a ogni perdita qualcuna affonda, il resto arriva al mare. Un esempio',
  'How many arrive': 'Quanti arrivano',
  'How many one line stands for. Every number of the river is a multiple of it':
    'Quanti ne vale una linea. Ogni numero del fiume ne è un multiplo',
  'What arrives: stands below the number at the spring': 'Che cosa arriva: sta sotto il numero alla sorgente',
  'How many leave here': 'Quanti se ne vanno qui',
  'What they met, in at most eight words': 'Che cosa hanno trovato, in otto parole al massimo',
  'Stands after what is left at each gauge, for screen readers':
    'Segue quanti restano a ogni misura, per chi usa un lettore di schermo',
  'What arrives at the sea: stands below the number at the mouth':
    'Che cosa arriva al mare: sta sotto il numero alla foce',
  'What one line is': 'Che cos’è una linea',
  'Where real numbers would come from': 'Da dove verrebbero i numeri veri',
  'A price as a section through the ground: costs are layers, the margin the lowest seam. An example':
    'Un prezzo come una sezione del terreno: i costi sono strati, il margine la vena più bassa. Un esempio',
  'What is sold: it stands on the ground, where its price is':
    'Che cosa si vende: sta in superficie, dov’è il suo prezzo',
  'Share of the price: 0.1 is ten per cent': 'Quota del prezzo: 0,1 è il dieci per cento',
  'What the price pays, from the top. What is left is the margin':
    'Che cosa paga il prezzo, dall’alto. Quello che resta è il margine',
  'In at most six words': 'In sei parole al massimo',
  'Its sign in the section, so that no layer is told by its colour alone':
    'Il suo segno nella sezione: nessuno strato si riconosce solo dal colore',
  'The lowest seam': 'La vena più bassa',
  'Stands below the price': 'Sta sotto il prezzo',
  'Stands below the reduced price, for example "in the sale, {discount}"':
    'Sta sotto il prezzo scontato, per esempio «in saldo, {discount}»',
  'Stands below the line of zero': 'Sta sotto la linea dello zero',
  'How soon the agency answers, as the way of the sun over Etna on the days after a message':
    'Quanto presto risponde l’agenzia: il cammino del sole sull’Etna nei giorni dopo un messaggio',
  'Says that the day is an example: {day}, {hour}': 'Dice che il giorno è un esempio: {day}, {hour}',
  'When the visitor of the example writes: 1 is Monday, by the hours of the day':
    'Quando scrive la persona dell’esempio: 1 è lunedì, con le ore del giorno',
  'Stands at the sun of that hour: {day}, {hour}': 'Sta accanto al sole di quell’ora: {day}, {hour}',
  'The figure as it stands in the drawing, for example "under {{form-response}}"':
    'Il numero come sta nel disegno, per esempio «in meno di {{form-response}}»',
  'What takes so long. {day} and {hour} are when the quote is due at the latest':
    'Che cosa richiede quel tempo. {day} e {hour} sono la scadenza del preventivo',
  'When the time of the quote holds': 'Quando vale il tempo del preventivo',
  'What a small sun is': 'Che cos’è un piccolo sole',
  'What happens with a message of the weekend': 'Che cosa succede a un messaggio del fine settimana',
  'The orange blossom that the agency is named after, drawn as a map':
    'Il fiore d’arancio che dà il nome all’agenzia, disegnato come una mappa',
  'Stands below the bar, which is one centimetre of a real flower':
    'Sta sotto la barra, che è un centimetro di un fiore vero',
  "A ridge walked roped: from hut to hut the guide's rope thins and the pupil's thickens. An example":
    'Una cresta in cordata: di rifugio in rifugio la corda della guida si assottiglia e l’altra cresce. Un esempio',
  'From the valley to the summit, where the pupil walks alone':
    'Dalla valle alla cima, dove chi impara cammina senza corda',
  'Per cent of the work that the guide does here': 'Percentuale del lavoro che qui fa la guida',
  'Per cent that the pupil does. The two make a hundred': 'Percentuale che fa chi impara. Insieme fanno cento',
  'Who does what here, in at most nine words': 'Chi fa che cosa qui, in nove parole al massimo',
  "What the guide's rope is: stands in the legend": 'Che cos’è la corda della guida: sta nella legenda',
  "What the pupil's rope is: stands in the legend": 'Che cos’è la corda di chi impara: sta nella legenda',
  'What both ropes together are': 'Che cosa sono le due corde insieme',
  'The path that a plan drew, and the tracks of the orders that crossed the lawn. An example':
    'Il percorso di un progetto e le tracce degli ordini che hanno tagliato per il prato. Un esempio',
  'How many orders were followed: all three ways together': 'Quanti ordini si sono seguiti: le tre vie insieme',
  'Where orders come in': 'Da dove entrano gli ordini',
  'The four corners of the path that the plan drew': 'I quattro angoli del percorso del progetto',
  'Where they arrive': 'Dove arrivano',
  'The way from the start straight across the lawn. The most walked: it becomes the road':
    'La via dritta sul prato, dall’ingresso. La più battuta: diventa la strada',
  'How many orders walked it: one track each': 'Quanti ordini ci sono passati: una traccia ciascuno',
  'Where it leads, in at most nine words': 'Dove porta, in nove parole al massimo',
  'The way that leaves the plan at its second corner': 'La via che lascia il progetto al secondo angolo',
  'The path as the plan drew it': 'Il percorso come da progetto',
  'What the lemon road is': 'Che cos’è la strada color limone',
  'What the paved path is': 'Che cos’è il percorso lastricato',
  'What a broken line is': 'Che cos’è una linea spezzata',
  'Questions and answers, one open at a time': 'Domande e risposte, aperte una alla volta',
  'The contact form with the contact details beside it': 'Il modulo di contatto, con accanto i contatti',
  'Interest that is chosen when the page opens': 'L’interesse già scelto all’apertura della pagina',
  'The lead form: name, e-mail, phone, message. Any page can place it with its own interest, source and texts':
    'Il modulo breve: nome, e-mail, telefono, messaggio. Ogni pagina può averlo con interesse, fonte e testi suoi',
  'Sent as `source`: names the site and the campaign': 'Inviato come `source`: dice di quale sito e campagna',
  'Label of the button': 'Etichetta del pulsante',
  'The three products of the proprietary suite, each with its own small drawing':
    'I tre prodotti della suite proprietaria, ognuno con il suo piccolo disegno',
  'Which drawing stands above it': 'Quale disegno le sta sopra',
  'One thing to take away: a call, a document. Its target is a field of site.json':
    'Una cosa da portare via: una chiamata, un documento. Dove porta sta in site.json',
  'A call to action in the middle of a page': 'Un invito a metà pagina',
  'field is a lemon band, line a quiet ruled one': 'field è una fascia color limone, line una riga discreta',
  "The last call to action of a page, on basalt, with the page's terrain behind it":
    'L’ultimo invito della pagina, su basalto, con il rilievo della pagina sullo sfondo',
  'Short marks above the heading': 'Brevi etichette sopra il titolo',
  'What the page is about, in one or two sentences': 'Di che cosa parla la pagina, in una o due frasi',
  'Its buttons, the first the stronger one': 'I suoi pulsanti: il primo è quello più forte',
  'A picture in place of the terrain': 'Un’immagine al posto del rilievo',
  'A picture of data/images, by its name without the ending; its dark form goes with it':
    'Un’immagine di data/images, con il nome senza estensione; la sua forma scura la segue',
  'What it shows, for those who do not see it': 'Che cosa mostra, per chi non la vede',
  'What the section is about, in a few words: its heading':
    'Di che cosa parla la sezione, in poche parole: il suo titolo',
  'One or two sentences below the heading': 'Una o due frasi sotto il titolo',
  'The situations, one tile each': 'Le situazioni, un riquadro per ciascuna',
  'The page for a shop in this situation': 'La pagina per un negozio in questa situazione',
  'What it is, in a few words': 'Che cos’è, in poche parole',
  'What there is to say of it, in a few sentences': 'Che cosa c’è da dirne, in poche frasi',
  'What the link to the page says': 'Che cosa dice il link alla pagina',
  'Where the section leads, below all of it': 'Dove porta la sezione, sotto a tutto',
  'Its rows, in reading order': 'Le sue righe, nell’ordine di lettura',
  'Where the row leads': 'Dove porta la riga',
  'Its cells, in reading order': 'Le sue caselle, nell’ordine di lettura',
  'Its figures, from left to right': 'I suoi numeri, da sinistra a destra',
  'The figure, as the language writes it': 'Il numero, come lo scrive la lingua',
  'Its rows, one for each topic': 'Le sue righe, una per argomento',
  'What the row compares': 'Che cosa confronta la riga',
  'How it is today': 'Com’è oggi',
  'How it is with us': 'Com’è con noi',
  'Its paragraphs, in reading order': 'I suoi paragrafi, nell’ordine di lettura',
  'The declarations, in reading order': 'Le dichiarazioni, nell’ordine di lettura',
  'The programs, in reading order': 'I programmi, nell’ordine di lettura',
  'What is learnt, in short': 'Che cosa si impara, in breve',
  'What its delivery costs': 'Quanto costa la consegna',
  'Its stops, in the order of time': 'Le sue fermate, in ordine di tempo',
  'What the signs of the map mean': 'Che cosa significano i segni della mappa',
  'What the lemon line is': 'Che cos’è la linea limone',
  'Where visitors leave, from spring to mouth': 'Dove i visitatori se ne vanno, dalla sorgente alla foce',
  'What the customer pays': 'Quanto paga il cliente',
  'What it takes of the price': 'Quanto prende del prezzo',
  'What follows from it': 'Che cosa ne segue',
  'Day of the week: 1 is Monday': 'Giorno della settimana: 1 è lunedì',
  'Hour of that day': 'Ora di quel giorno',
  'How soon a form is answered': 'In quanto tempo si risponde a un modulo',
  'How soon an e-mail is answered': 'In quanto tempo si risponde a una e-mail',
  'How long the first call takes': 'Quanto dura la prima chiamata',
  'A share is 0 to 100. A change, which is signed, may be more, or less than nothing':
    'Una quota va da 0 a 100. Una variazione, che ha il segno, può essere di più, o sotto zero',
  'How long it takes, in minutes, hours or days: at most 120 hours, the quote at least 24':
    'Quanto tempo ci vuole, in minuti, ore o giorni: al massimo 120 ore, il preventivo almeno 24',
  'How soon the quote is there': 'In quanto tempo arriva il preventivo',
  'What zagara is, below the heading': 'Che cos’è la zagara, sotto il titolo',
  'What stands beside the parts of the blossom': 'Che cosa sta accanto alle parti del fiore',
  'The many small ones around the middle': 'I tanti piccoli intorno al centro',
  'What the part of the blossom is called': 'Come si chiama la parte del fiore',
  'What the part stands for': 'Che cosa rappresenta la parte',
  'The one in the middle': 'Quello al centro',
  'The white ones outside': 'Quelli bianchi all’esterno',
  'The questions, in reading order': 'Le domande, nell’ordine di lettura',
  'As a visitor would ask it': 'Come la farebbe chi visita il sito',
  'What we answer, in a few sentences': 'Che cosa rispondiamo, in poche frasi',
  'What happens after sending, below the heading': 'Che cosa succede dopo l’invio, sotto il titolo',
  'Sent as `interest`: says what the form is about': 'Inviato come `interest`: dice di che cosa tratta il modulo',
  'The products, in reading order': 'I prodotti, nell’ordine di lettura',
  'What the visitor gets, in a few sentences': 'Che cosa riceve chi visita il sito, in poche frasi',
  'One button or two': 'Uno o due pulsanti',
  'Where its button leads': 'Dove porta il suo pulsante',
  'What its button says': 'Che cosa dice il suo pulsante',
  'Why one would, in a sentence or two': 'Perché farlo, in una o due frasi',
  'Its button: label and target': 'Il suo pulsante: testo e destinazione',
  'The brand, as visitors read it': 'Il marchio, come lo legge chi visita il sito',
  'E-mail address for everything': 'L’indirizzo e-mail per tutto',
  'What the network is called': 'Come si chiama la rete',
  'Our page there': 'La nostra pagina lì',
  'Address of the privacy policy': 'Indirizzo dell’informativa sulla privacy',
  'Address of the cookie policy': 'Indirizzo dell’informativa sui cookie',
  'Groups of the menu and columns of the footer, in order': 'Gruppi del menu e colonne del piè di pagina, in ordine',
  'Its pages, in the order of the menu': 'Le sue pagine, nell’ordine del menu',
  'From the left, in per cent of the width': 'Da sinistra, in percentuale della larghezza',
  'From the top, in per cent of the height': 'Dall’alto, in percentuale dell’altezza',
  'How many parcels go there': 'Quanti pacchi ci vanno',
  'The mountain in the view': 'La montagna nella veduta',
  'What follows from the round': 'Che cosa segue dal giro',
  'What the signs of the view mean': 'Che cosa significano i segni della veduta',
  'Etna from the sea: three situations a shop can be in, each a place at its height, that leads to its page':
    'L’Etna dal mare: tre situazioni di un negozio, ognuna un punto alla sua quota che porta alla sua pagina',
  'Says what the picture is, below the heading': 'Dice che cosa mostra la figura, sotto il titolo',
  'The page of this situation': 'La pagina di questa situazione',
  'Where one stands, in metres above the sea: the drawing shows that height':
    'Dove ci si trova, in metri sul mare: il disegno mostra quell’altezza',
  'The situation, in two or three words': 'La situazione, in due o tre parole',
  'What it is like there, in at most fourteen words': 'Come si sta lì, in quattordici parole al massimo',
  'The link to the page': 'Il link alla pagina',
  'A courier’s round through Catania, from under Etna to the port, as a view of the town. An example':
    'Il giro di un corriere per Catania, da sotto l’Etna al porto, come una veduta della città. Un esempio',
  'Says that this is an example: {total} parcels, {distance}':
    'Dice che questo è un esempio: {total} pacchi, {distance}',
  'The round, from the first stop to the port': 'Il giro, dalla prima tappa al porto',
  'Which corner of the town': 'Quale angolo della città',
  'How many are taken aboard here': 'Quanti se ne caricano qui',
  'In at most eight words: {parcels} taken here, {leg} from the stop before':
    'In otto parole al massimo: {parcels} caricati qui, {leg} dalla tappa prima',
  'Where the parcels go from the port': 'Dove vanno i pacchi dal porto',
  'A decision as one mountain with three routes: weeks, days of the team and euros of each. An example':
    'Una decisione come una montagna con tre strade: settimane, giornate della squadra ed euro di ognuna. Un esempio',
  'Where all routes begin': 'Dove cominciano tutte le strade',
  'What it is called': 'Come si chiama',
  'What they all lead to': 'Dove portano tutte',
  'The ways up, in the order of the table': 'Le strade, nell’ordine della tabella',
  'Weeks it takes: the longer, the longer the way that is drawn':
    'Settimane che ci vogliono: più sono, più è lunga la strada disegnata',
  'Days of work that it asks of the client’s own team': 'Giornate di lavoro che chiede alla squadra del cliente',
  'What one decides for': 'Per che cosa si decide',
  'What one gives up on it, in at most eight words': 'A che cosa si rinuncia, in otto parole al massimo',
  'Euros, of the example': 'Euro, dell’esempio',
  'Set on the one route that is taken': 'Sulla sola strada che si prende',
  'Headings of the table': 'I titoli della tabella',
  'Above the names': 'Sopra i nomi',
  'Above the weeks': 'Sopra le settimane',
  'Above the days of the team': 'Sopra le giornate della squadra',
  'Above the euros': 'Sopra gli euro',
  'Stands after the name of the chosen route, for screen readers':
    'Sta dopo il nome della strada scelta, per gli screen reader',
  'Places on the chosen route where one can still turn back':
    'I punti della strada scelta da cui si può ancora tornare indietro',
  'What those places are: {huts}': 'Che cosa sono quei punti: {huts}',
  'The days before an opening as a nautical chart: depth is the days left, soundings what is ready by then':
    'I giorni prima di un’apertura come carta nautica: la profondità sono i giorni che mancano, gli scandagli ciò che è pronto per allora',
  'The days that an opening takes at most, 10 to 60: the depth where the course begins':
    'I giorni che un’apertura richiede al massimo, da 10 a 60: la profondità dove comincia la rotta',
  'Stands below those days, where the course begins': 'Sta sotto quei giorni, dove comincia la rotta',
  'From the deepest to the shallowest': 'Dal più profondo al meno profondo',
  'Days before the opening by which it is ready: the depth of the water':
    'Quanti giorni prima dell’apertura è pronta: la profondità dell’acqua',
  'What is ready': 'Che cosa è pronto',
  'What that means, in at most eight words': 'Che cosa vuol dire, in otto parole al massimo',
  'Stands after the days of a sounding, for screen readers':
    'Sta dopo i giorni di uno scandaglio, per gli screen reader',
  'Opening day: stands below the zero at the quay': 'Il giorno dell’apertura: sta sotto lo zero, al molo',
  'Opening day along a street, hour by hour: with each thing that is ready the shutter rises. An example':
    'Il giorno dell’apertura lungo una strada, ora per ora: a ogni cosa pronta la serranda sale. Un esempio',
  'Hours at which the sun rises and sets': 'Le ore in cui il sole sorge e tramonta',
  Sunrise: 'L’alba',
  Sunset: 'Il tramonto',
  'What gets ready, in its order. With the last the shop is open':
    'Che cosa si prepara, in ordine. Con l’ultima il negozio è aperto',
  'By the clock, with two digits: 08:30': 'L’ora, con due cifre: 08:30',
  'What is ready, or happens': 'Che cosa è pronto, o succede',
  'What happens then, in at most eight words': 'Che cosa succede allora, in otto parole al massimo',
  'What happens once it is open; the last after sunset':
    'Che cosa succede quando è aperto; l’ultima cosa dopo il tramonto',
  'Stands below the drawing: whose walls they are': 'Sta sotto il disegno: di chi sono le mura',
  'What one step of the shutter is': 'Che cos’è uno scatto della serranda',
  'What is lemon': 'Che cosa è giallo',
  'What the part is called': 'Come si chiama la parte',
  'In at most eight words': 'In otto parole al massimo',
  'What stands in it': 'Che cosa c’è dentro',
  'Which part of the ground': 'Quale parte del terreno',
  'Says whose the ground is and whose the house, below the heading':
    'Dice di chi è il terreno e di chi la casa, sotto il titolo',
  'Stands beside the house: whose it is': 'Sta accanto alla casa: di chi è',
  'The rooms of the house, from the street up': 'Le stanze della casa, dalla strada in su',
  'Stands below the house: whose the ground is': 'Sta sotto la casa: di chi è il terreno',
  'What the ground comes with': 'Che cosa dà il terreno',
  'A shop on a rented platform as a house in section: its rooms, and what the ground comes with':
    'Un negozio su una piattaforma in affitto come una casa in sezione: le stanze, e che cosa dà il terreno',
}

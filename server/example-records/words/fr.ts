import { parseWords, type Words } from './parse-words.ts';

export const fr: Words = {
  topics:
    parseWords(`étoile librairie comptoir boulangerie atelier phare vignoble marché théâtre musée rivière forêt
    montagne pré jardin fontaine château église chapelle pont moulin grenier verger ruche lavande olivier
    cerisier châtaigne noisette sentier gare canal écluse péniche falaise plage rivage marée récif île lagune étang
    source ruisseau cascade banquise neige brume aurore crépuscule éclipse comète planète galaxie orbite boussole
    astrolabe carte atlas légende`),
  kinds:
    parseWords(`caisse horaires catalogue réservation factures stocks livraison agenda annuaire archives cartes
    mesures alertes rapports courrier traduction paiement billets abonnés galerie forum recettes devis paie
    planning inventaire recherche passerelle journal formulaires tableaux statistiques images fichiers dossiers
    messages comptes tournées étiquettes enquêtes`),
  sentences: [
    'Service public de {} et ses exemples',
    'Tâches de nuit qui tiennent {} en ordre',
    'Formulaires et tableaux pour celles et ceux qui travaillent avec {}',
    'Relie {} aux outils d’avant',
    'Petite bibliothèque autour de {}, utilisée par sept équipes',
  ],
  firstNames:
    parseWords(`Camille Théo Hélène Noémie Gaël Clémence Étienne Inès Bastien Manon Luc Zoé Rémi Chloé Loïc
    Maëlle Jérôme Anaïs Benoît Océane`),
  lastNames:
    parseWords(`Rousseau Lefèvre Marchand Garnier Aubry Vasseur Chevallier Roche Texier Delorme Bérenger Câlin
    Dufrêne Évrard Fontaine Gélinas Hébert Jourdain Lacombe Ménard`),
  latinLastNames:
    parseWords(`rousseau lefevre marchand garnier aubry vasseur chevallier roche texier delorme berenger
    calin dufrene evrard fontaine gelinas hebert jourdain lacombe menard`),
};

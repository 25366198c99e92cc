# Ce qu’un lien montre avant qu’on l’ouvre, et ce que l’application installée dit d’elle-même.

preview-title = Papercove
preview-about = Deux jeux de cartes autour du papier, au bord de la mer : tout de suite contre un robot, ou entre amis par un lien.
preview-table = On vous invite à jouer
preview-table-about = Une table sur Papercove : touchez le lien, prenez place. Sans compte, rien à installer.
preview-rules = Les règles en images
preview-rules-about = Sea Salt & Paper et Paper World, chacun sur une page, avec des exemples à toucher.
preview-puzzle = Le problème du jour
preview-puzzle-about = Une position, un seul meilleur choix : le voyez-vous ?
preview-script = Papercove a besoin de JavaScript pour montrer la table.
preview-host = Cette salle ne s’appelle pas { $host }. Si c’est la vôtre, ouvrez-la avec --address https://{ $host }.

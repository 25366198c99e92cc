# What a link to the room shows before anybody opens it, and what its installed app says of itself.

preview-title = Papercove
preview-about = Two paper card games by the sea: play now against a bot, or send friends a link.
preview-table = You’re invited to a game
preview-table-about = A table at Papercove: tap the link and sit down. No account, nothing to install.
preview-rules = The rules in pictures
preview-rules-about = Sea Salt & Paper and Paper World on one page each, with examples you can touch.
preview-puzzle = The puzzle of the day
preview-puzzle-about = One position, one best choice: do you see it?
preview-script = Papercove needs JavaScript to show the table.
preview-host = This room does not go by the name { $host }. If it is yours, start it with --address https://{ $host }.

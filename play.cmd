@rem Sets everything up, then opens the room (or runs any papercove command: play doctor).
@py -3 "%~dp0tools\boot.py" play %*
